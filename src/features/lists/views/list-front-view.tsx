import { useMemo, useState, type ReactNode } from 'react'
import { findLists, type ListKind, type ListReference } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable, type RowSelection } from '../../../design/data-table/index.ts'
import { FavouriteIcon, OrderIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import { everything, idsBelow, totalOf } from '../model/category-tree.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import type { ListLine } from '../model/list-line.ts'
import { DepartmentDrawer, DepartmentPanel } from './department-tree.tsx'
import { FrontPageActions } from './front-page-actions.tsx'
import type { FrontPageFilter, FrontPageState } from './front-page-state.ts'
import { useFrontPageColumns } from './use-front-page-columns.tsx'

export interface ListFrontViewProps {
  header: ReactNode
  kind: ListKind
  state: FrontPageState
  filter: FrontPageFilter
  onFilterChange: (filter: FrontPageFilter) => void
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  links: FrontPageLinks
}

const none: readonly never[] = []
const idOf = ({ id }: ListLine): number => id
const nameOf = ({ name }: ListLine): string => name

/** The front page of the categories, with their tree, or of the platform's collections: all of them with their status. */
export function ListFrontView({ header, kind, state, filter, onFilterChange, now, timeZone, links }: ListFrontViewProps) {
  const t = useSentences('lists')
  const say = useFailureSentence()
  const [selection, setSelection] = useState<RowSelection<number>>(new Set())
  const columns = useFrontPageColumns(kind, now, timeZone)
  const [lines, nodes] = state.kind === 'ready' ? [state.lines, state.nodes] : [none, none]
  const { branch, search } = filter
  const rows = useMemo(() => {
    const among = idsBelow(nodes, branch)
    return findLists(among ? lines.filter(({ id }) => among.has(id)) : lines, search)
  }, [lines, nodes, search, branch])
  const loading = state.kind === 'loading'
  const shown = loading || lines.length > 0
  const chosen = selection === 'all' ? rows : rows.filter(({ id }) => selection.has(id))
  const tree = { nodes, selected: branch, onSelect: (id: number) => onFilterChange({ branch: id, search }), loading }
  const synchronise = (
    <ButtonLink href={links.synchronise([])} icon={<SynchroniseIcon />}>
      {t(kind === 'category' ? 'front.synchronise' : 'front.synchroniseAll')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (loading) return { kind: 'loading', title: t(`loading.${kind}`) }
    if (state.kind === 'failed') return { kind: 'failed', title: t(`failed.${kind}`), advice: say(state.failure), onRetry: state.again }
    if (lines.length === 0)
      return { kind: 'empty', title: t(`front.empty.${kind}.title`), advice: t(`front.empty.${kind}.text`), action: synchronise }
    if (rows.length > 0) return undefined
    return {
      kind: 'noResult',
      title: search.trim() === '' ? t('front.nothingHere') : t(`front.noResult.${kind}`, { search }),
      action: <Button onClick={() => onFilterChange({ branch: everything, search: '' })}>{t('front.showAll')}</Button>,
    }
  })()
  const table = (
    <DataTable
      fill
      className={kind === 'collection' ? 'mb-4' : undefined}
      label={t(`front.title.${kind}`)}
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
            <SearchInput
              size="sm"
              label={t(`front.search.${kind}`)}
              value={search}
              onValueChange={(next) => onFilterChange({ branch, search: next })}
              count={rows.length}
              disabled={loading}
            />
            {kind === 'category' && <DepartmentDrawer {...tree} />}
          </>
        )
      }
      actions={(line) => <FrontPageActions line={line} links={links} />}
    />
  )
  return (
    <Page
      fill
      header={header}
      title={t(`front.title.${kind}`)}
      description={kind === 'collection' ? t('front.lead.collection') : <CategoryCounts state={state} />}
      actions={
        shown && (
          <>
            <ButtonLink href={links.favourites} icon={<FavouriteIcon />}>
              {t('front.favourites')}
            </ButtonLink>
            {synchronise}
            <ButtonLink tone="accent" href={links.mass} icon={<OrderIcon />} className="max-sm:hidden">
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
  if (state.kind === 'failed' || state.lines.length === 0) return null
  const [count, products] = [state.lines.length, totalOf(state.nodes)]
  return `${t('front.categories', { count, categories: format.number(count) })}, ${t('front.products', { count: products, products: format.number(products) })}`
}
