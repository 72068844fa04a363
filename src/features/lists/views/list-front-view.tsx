import { useCallback, useMemo, useState } from 'react'
import { type ListGroup, type ListReference, numberInGroup } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable, type RowSelection } from '../../../design/data-table/index.ts'
import { ListIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import { everything, idsBelow, totalOf } from '../model/category-tree.ts'
import { requested, shows, type ChoosableList } from '../model/choosing-list.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import { DepartmentDrawer, DepartmentPanel } from './department-tree.tsx'
import { FrontPageActions } from './front-page-actions.tsx'
import type { FrontPageFilter, FrontPageState } from './front-page-state.ts'
import { PhoneFilters } from './phone-filters.tsx'
import { useFrontPageColumns } from './use-front-page-columns.tsx'

export interface ListFrontViewProps {
  kind: ListGroup
  state: FrontPageState
  filter: FrontPageFilter
  onFilterChange: (filter: FrontPageFilter) => void
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  links: FrontPageLinks
  /** The name of the magic ordering that arranges a list; null where the store has none. Keep it stable between renders. */
  automationOf: ((list: ListReference) => string | null) | null
  onFavour: (list: ListReference, favourite: boolean) => void
}

const none: readonly never[] = []
const idOf: (line: ChoosableList) => number = numberInGroup
const nameOf = ({ name }: ChoosableList): string => name

/**
 * The categories, with their tree, or the platform's collections: all of them with their status. One is chosen here by name, among the
 * recent ones or among one's favourites.
 */
export function ListFrontView({ kind, state, filter, onFilterChange, now, timeZone, links, automationOf, onFavour }: ListFrontViewProps) {
  const t = useSentences('lists')
  const title = useSentences('shell')(kind === 'category' ? 'titles.categories' : 'titles.collections')
  const say = useFailureSentence()
  const [selection, setSelection] = useState<RowSelection<number>>(new Set())
  const { branch, search, show } = filter
  const favour = useCallback((line: ChoosableList) => onFavour({ kind: line.kind, id: line.id }, !line.favourite), [onFavour])
  const currency = state.kind === 'ready' ? state.currency : ''
  const columns = useFrontPageColumns({ kind, automationOf, now, timeZone, currency, search, recent: show === 'recent', onFavour: favour })
  const [lines, nodes] = state.kind === 'ready' ? [state.lines, state.nodes] : [none, none]
  const rows = useMemo(() => {
    const among = idsBelow(nodes, branch)
    return requested(among ? lines.filter(({ id }) => among.has(id)) : lines, { search, show })
  }, [lines, nodes, search, show, branch])
  const loading = state.kind === 'loading'
  const shown = loading || lines.length > 0
  const chosen = selection === 'all' ? rows : rows.filter(({ id }) => selection.has(id))
  const tree = { nodes, selected: branch, onSelect: (id: number) => onFilterChange({ ...filter, branch: id }), loading }
  const synchronise = (
    <ButtonLink href={links.synchronise([])} icon={<SynchroniseIcon />} className={shown ? 'max-sm:hidden' : ''}>
      {t(kind === 'category' ? 'front.synchronise' : 'front.synchroniseAll')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (loading) return { kind: 'loading', title: t(`loading.${kind}`) }
    if (state.kind === 'failed') return { kind: 'failed', title: t(`failed.${kind}`), advice: say(state.failure), onRetry: state.again }
    if (state.kind === 'forbidden') return { kind: 'forbidden', advice: t('front.forbidden') }
    if (lines.length === 0)
      return { kind: 'empty', title: t(`front.empty.${kind}.title`), advice: t(`front.empty.${kind}.text`), action: synchronise }
    if (rows.length > 0) return undefined
    const all = <Button onClick={() => onFilterChange({ branch: everything, search: '', show: 'all' })}>{t('front.showAll')}</Button>
    if (search.trim() === '' && show !== 'all')
      return { kind: 'empty', title: t(`front.none.${show}.title`), advice: t(`front.none.${show}.text`), action: all }
    return {
      kind: 'noResult',
      title: search.trim() === '' ? t('front.nothingHere') : t(`front.noResult.${kind}`, { search }),
      action: all,
    }
  })()
  const table = (
    <DataTable
      fill
      className={kind === 'collection' ? 'mb-4' : undefined}
      label={title}
      columns={columns}
      rows={rows}
      idOf={idOf}
      nameOf={nameOf}
      state={why}
      adjustable={shown}
      hrefOf={({ kind: of, id }) => links.order({ kind: of, id })}
      {...(kind === 'category' ? { selection, onSelectionChange: setSelection } : {})}
      selectionActions={
        <ButtonLink
          size="sm"
          tone="accent"
          href={links.synchronise(chosen.map(({ kind: of, id }): ListReference => ({ kind: of, id })))}
          icon={<SynchroniseIcon />}
        >
          {t('front.synchronise')}
        </ButtonLink>
      }
      toolbar={
        shown && (
          <>
            <div className="flex min-w-0 flex-1 basis-40 items-center gap-2 sm:max-w-lg xl:max-w-96">
              <SearchInput
                label={t(`front.search.${kind}`)}
                value={search}
                onValueChange={(next) => onFilterChange({ ...filter, search: next })}
                count={rows.length}
                disabled={loading}
              />
              {kind === 'category' && <DepartmentDrawer {...tree} />}
              <PhoneFilters
                show={show}
                onShow={(next) => onFilterChange({ ...filter, show: next })}
                tree={kind === 'category' ? tree : null}
                loading={loading}
              />
            </div>
            <Segments
              className="max-sm:hidden"
              label={t('front.show.label')}
              value={show}
              onValueChange={(next) => onFilterChange({ ...filter, show: next })}
              options={shows.map((value) => ({ value, label: t(`front.show.${value}`), disabled: loading }))}
            />
          </>
        )
      }
      actions={(line) => <FrontPageActions line={line} links={links} onFavour={favour} />}
    />
  )
  return (
    <Page
      fill
      title={title}
      actionsOnPhone="beside"
      description={kind === 'collection' ? t('front.lead.collection') : <CategoryCounts state={state} />}
      actions={
        shown && (
          <>
            {synchronise}
            <ButtonLink tone="accent" href={links.mass} icon={<ListIcon />} iconOnPhone>
              {t('front.mass')}
            </ButtonLink>
          </>
        )
      }
    >
      {kind === 'collection' ? (
        table
      ) : (
        <div className="flex min-h-0 flex-1 gap-4 pb-4">
          {shown && <DepartmentPanel {...tree} />}
          {table}
        </div>
      )}
    </Page>
  )
}

/** How many categories and products the store has. */
function CategoryCounts({ state }: { state: FrontPageState }) {
  const t = useSentences('lists')
  const format = useFormat()
  if (state.kind === 'loading') return <Skeleton className="w-52" />
  if (state.kind !== 'ready' || state.lines.length === 0) return null
  const [count, products] = [state.lines.length, totalOf(state.nodes)]
  return `${t('front.categories', { count, categories: format.number(count) })}, ${t('front.products', { count: products, products: format.number(products) })}`
}
