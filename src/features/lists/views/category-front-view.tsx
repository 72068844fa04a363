import { useMemo, useState, type ReactNode } from 'react'
import type { ListReference } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { DataTable, type RowSelection } from '../../../design/data-table/index.ts'
import { Drawer } from '../../../design/drawer/index.ts'
import { CategoryIcon, FavouriteIcon, OrderIcon, ScheduleIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import { everything, idsBelow, nameOf, totalOf } from '../model/category-tree.ts'
import type { FrontPageLinks } from '../model/front-page-links.ts'
import { searched, type ListLine } from '../model/list-line.ts'
import { DepartmentSkeleton, DepartmentTree } from './department-tree.tsx'
import { FrontPageActions } from './front-page-actions.tsx'
import type { FrontPageFilter, FrontPageState } from './front-page-state.ts'
import { useFrontPageColumns } from './use-front-page-columns.tsx'

export interface CategoryFrontViewProps {
  header: ReactNode
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
const named = ({ name }: ListLine): string => name

/** The front page of the categories: their tree, and all of them with their status. */
export function CategoryFrontView({ header, state, filter, onFilterChange, now, timeZone, links }: CategoryFrontViewProps) {
  const t = useSentences('lists')
  const say = useFailureSentence()
  const format = useFormat()
  const [tree, setTree] = useState(false)
  const [selection, setSelection] = useState<RowSelection<number>>(new Set())
  const columns = useFrontPageColumns('category', now, timeZone)
  const [lines, nodes] = state.kind === 'ready' ? [state.lines, state.nodes] : [none, none]
  const { branch, search } = filter
  const rows = useMemo(() => {
    const among = idsBelow(nodes, branch)
    return searched(among ? lines.filter(({ id }) => among.has(id)) : lines, search)
  }, [lines, nodes, search, branch])
  const shown = state.kind === 'loading' || lines.length > 0
  const chosen = selection === 'all' ? rows : rows.filter(({ id }) => selection.has(id))
  const synchronise = (
    <ButtonLink href={links.synchronise([])} icon={<SynchroniseIcon />}>
      {t('front.synchronise')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (state.kind === 'loading') return { kind: 'loading', title: t('loading.category') }
    if (state.kind === 'failed') return { kind: 'failed', title: t('failed.category'), advice: say(state.failure), onRetry: state.again }
    if (lines.length === 0)
      return { kind: 'empty', title: t('front.empty.category.title'), advice: t('front.empty.category.text'), action: synchronise }
    if (rows.length > 0) return undefined
    return {
      kind: 'noResult',
      title: search.trim() === '' ? t('front.nothingHere') : t('front.noResult.category', { search }),
      action: <Button onClick={() => onFilterChange({ branch: everything, search: '' })}>{t('front.showAll')}</Button>,
    }
  })()
  const go = (id: number): void => {
    onFilterChange({ branch: id, search })
    setTree(false)
  }
  return (
    <Page
      fill
      header={header}
      title={t('front.title.category')}
      description={
        state.kind === 'loading' ? (
          <Skeleton className="w-52" />
        ) : lines.length > 0 ? (
          `${t('front.categories', { count: lines.length, categories: format.number(lines.length) })}, ${t('front.products', { count: totalOf(nodes), products: format.number(totalOf(nodes)) })}`
        ) : undefined
      }
      actions={
        shown && (
          <>
            <ButtonLink href={links.favourites} icon={<FavouriteIcon />}>
              {t('front.favourites')}
            </ButtonLink>
            <ButtonLink href={links.queue} icon={<ScheduleIcon />}>
              {t('front.queue')}
            </ButtonLink>
            {synchronise}
            <ButtonLink tone="accent" href={links.mass} icon={<OrderIcon />}>
              {t('front.mass')}
            </ButtonLink>
          </>
        )
      }
    >
      <div className="flex min-h-0 flex-1 gap-4 pb-4">
        {shown && (
          <section
            aria-label={t('front.tree.label')}
            className="hidden w-72 shrink-0 flex-col overflow-clip rounded-lg border border-default bg-surface shadow-card lg:flex"
          >
            {state.kind === 'loading' ? (
              <DepartmentSkeleton />
            ) : (
              <DepartmentTree nodes={nodes} selected={branch} onSelect={go} className="flex-1" />
            )}
          </section>
        )}
        <DataTable
          fill
          label={t('front.title.category')}
          columns={columns}
          rows={rows}
          idOf={idOf}
          nameOf={named}
          state={why}
          adjustable={shown}
          hrefOf={({ kind, id }) => links.order({ kind, id })}
          selection={selection}
          onSelectionChange={setSelection}
          selectionActions={
            <ButtonLink
              size="sm"
              tone="accent"
              href={links.synchronise(chosen.map(({ kind, id }): ListReference => ({ kind, id })))}
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
                  label={t('front.search.category')}
                  value={search}
                  onValueChange={(next) => onFilterChange({ branch, search: next })}
                  count={rows.length}
                  disabled={state.kind === 'loading'}
                />
                <span className="lg:hidden">
                  <Drawer
                    side="left"
                    padding="none"
                    title={t('front.tree.label')}
                    open={tree}
                    onOpenChange={setTree}
                    trigger={
                      <Button size="sm" icon={<CategoryIcon />} disabled={state.kind === 'loading'}>
                        {nameOf(nodes, branch) ?? t('front.tree.label')}
                      </Button>
                    }
                  >
                    <DepartmentTree nodes={nodes} selected={branch} onSelect={go} className="h-[70dvh]" />
                  </Drawer>
                </span>
              </>
            )
          }
          actions={(line) => <FrontPageActions line={line} links={links} />}
        />
      </div>
    </Page>
  )
}
