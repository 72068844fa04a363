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
import { below, everything, nameOf, searched, type FrontLine } from '../model/front.ts'
import type { FrontWays } from '../model/ways.ts'
import { DepartmentSkeleton, DepartmentTree } from './department-tree.tsx'
import { FrontActions } from './front-actions.tsx'
import type { FrontAsked, FrontState } from './front-state.ts'
import { useFrontColumns } from './use-front-columns.tsx'

export interface CategoryFrontViewProps {
  header: ReactNode
  state: FrontState
  asked: FrontAsked
  onAsk: (asked: FrontAsked) => void
  /** Milliseconds since 1970. */
  now: number
  /** IANA name of the store's time zone. */
  timeZone: string
  ways: FrontWays
}

const none: readonly never[] = []
const idOf = ({ id }: FrontLine): number => id
const named = ({ name }: FrontLine): string => name

/** The front page of the categories: where they are, and how each of them stands. */
export function CategoryFrontView({ header, state, asked, onAsk, now, timeZone, ways }: CategoryFrontViewProps) {
  const t = useSentences('fronts')
  const say = useFailureSentence()
  const format = useFormat()
  const [tree, setTree] = useState(false)
  const [selection, setSelection] = useState<RowSelection<number>>(new Set())
  const columns = useFrontColumns('category', now, timeZone)
  const [lines, nodes] = state.kind === 'ready' ? [state.lines, state.nodes] : [none, none]
  const { at, search } = asked
  const rows = useMemo(() => searched(lines, search, below(nodes, at)), [lines, nodes, search, at])
  const shown = state.kind === 'loading' || lines.length > 0
  const chosen = selection === 'all' ? rows : rows.filter(({ id }) => selection.has(id))
  const synchronise = (
    <ButtonLink href={ways.synchronise([])} icon={<SynchroniseIcon />}>
      {t('synchronise')}
    </ButtonLink>
  )
  const why = ((): ListStateValue | undefined => {
    if (state.kind === 'loading') return { kind: 'loading', title: t('loading.category') }
    if (state.kind === 'failed') return { kind: 'failed', title: t('failed.category'), advice: say(state.failure), onRetry: state.again }
    if (lines.length === 0)
      return { kind: 'empty', title: t('empty.category.title'), advice: t('empty.category.text'), action: synchronise }
    if (rows.length > 0) return undefined
    return {
      kind: 'noResult',
      title: search.trim() === '' ? t('nothingHere') : t('noResult.category', { search }),
      action: <Button onClick={() => onAsk({ at: everything, search: '' })}>{t('showAll')}</Button>,
    }
  })()
  const go = (id: number): void => {
    onAsk({ at: id, search })
    setTree(false)
  }
  return (
    <Page
      fill
      header={header}
      title={t('title.category')}
      description={
        state.kind === 'loading' ? (
          <Skeleton className="w-52" />
        ) : lines.length > 0 ? (
          `${t('categories', { count: lines.length, categories: format.number(lines.length) })}, ${t('products', { count: total(nodes), products: format.number(total(nodes)) })}`
        ) : undefined
      }
      actions={
        shown && (
          <>
            <ButtonLink href={ways.favourites} icon={<FavouriteIcon />}>
              {t('favourites')}
            </ButtonLink>
            <ButtonLink href={ways.queue} icon={<ScheduleIcon />}>
              {t('queue')}
            </ButtonLink>
            {synchronise}
            <ButtonLink tone="accent" href={ways.mass} icon={<OrderIcon />}>
              {t('mass')}
            </ButtonLink>
          </>
        )
      }
    >
      <div className="flex min-h-0 flex-1 gap-4 pb-4">
        {shown && (
          <section
            aria-label={t('tree.label')}
            className="hidden w-72 shrink-0 flex-col overflow-clip rounded-lg border border-default bg-surface shadow-card lg:flex"
          >
            {state.kind === 'loading' ? (
              <DepartmentSkeleton />
            ) : (
              <DepartmentTree nodes={nodes} selected={at} onSelect={go} className="flex-1" />
            )}
          </section>
        )}
        <DataTable
          fill
          label={t('title.category')}
          columns={columns}
          rows={rows}
          idOf={idOf}
          nameOf={named}
          state={why}
          adjustable={shown}
          hrefOf={({ kind, id }) => ways.order({ kind, id })}
          selection={selection}
          onSelectionChange={setSelection}
          selectionActions={
            <ButtonLink
              size="sm"
              tone="accent"
              href={ways.synchronise(chosen.map(({ kind, id }): ListReference => ({ kind, id })))}
              icon={<SynchroniseIcon />}
            >
              {t('synchronise')}
            </ButtonLink>
          }
          toolbar={
            shown && (
              <>
                <SearchInput
                  size="sm"
                  label={t('search.category')}
                  value={search}
                  onValueChange={(next) => onAsk({ at, search: next })}
                  count={rows.length}
                  disabled={state.kind === 'loading'}
                />
                <span className="lg:hidden">
                  <Drawer
                    side="left"
                    padding="none"
                    title={t('tree.label')}
                    open={tree}
                    onOpenChange={setTree}
                    trigger={
                      <Button size="sm" icon={<CategoryIcon />} disabled={state.kind === 'loading'}>
                        {nameOf(nodes, at) ?? t('tree.label')}
                      </Button>
                    }
                  >
                    <DepartmentTree nodes={nodes} selected={at} onSelect={go} className="h-[70dvh]" />
                  </Drawer>
                </span>
              </>
            )
          }
          actions={(line) => <FrontActions line={line} ways={ways} />}
        />
      </div>
    </Page>
  )
}

const total = (nodes: readonly { products: number }[]): number => nodes.reduce((sum, { products }) => sum + products, 0)
