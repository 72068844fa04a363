import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { DataTable, type RowSelection, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Drawer } from '../../../src/design/drawer/index.ts'
import { CategoryIcon, OrderIcon, PublishIcon, SynchroniseIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { categoryName, departmentIdOf } from '../collections/category-tree.ts'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { categoryFrontWords } from './category-front.words.ts'
import { DepartmentSkeleton, DepartmentTree, everything } from './department-tree.tsx'
import { ListActions, useListColumns } from './list-columns.tsx'
import { categoryLines, type ListLine } from './list-lines.ts'

export interface CategoryFrontProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed'
  query?: string
}

const idOf = ({ id }: ListLine): number => id
const nameOf = ({ name }: ListLine): string => name

/** The front door of the categories: where they are, and how each of them stands. */
export function CategoryFront({ state: first = 'ready', query: firstQuery = '' }: CategoryFrontProps) {
  const { say, format } = useSpeech(categoryFrontWords)
  const [state, setState] = useState(first)
  const [at, setAt] = useState(everything)
  const [query, setQuery] = useState(firstQuery)
  const [tree, setTree] = useState(false)
  const [selection, setSelection] = useState<RowSelection<number>>(new Set())
  const others = useListColumns()
  const columns = useMemo<readonly TableColumn<ListLine>[]>(
    () => [
      {
        id: 'name',
        head: say.name,
        width: 200,
        grow: 2,
        sortValue: nameOf,
        cell: ({ name, department }) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-medium" title={name}>
              {name}
            </span>
            <span className="truncate text-xs text-muted">{department}</span>
          </span>
        ),
      },
      ...others,
    ],
    [say, others],
  )
  const searched = query.trim().toLowerCase()
  const rows = useMemo(
    () => (first === 'empty' ? [] : categoryLines.filter(({ id, name }) => name.toLowerCase().includes(searched) && (at === everything || id === at || departmentIdOf({ id }) === at))),
    [first, searched, at],
  )
  const shown = state === 'ready' || state === 'loading'
  const synchronise = (
    <ButtonLink href="#synchronize" icon={<SynchroniseIcon />}>
      {say.synchronise}
    </ButtonLink>
  )
  const states: Record<typeof state, ListStateValue | undefined> = {
    ready: rows.length === 0 ? { kind: 'noResult', title: say.noResult(query) } : undefined,
    loading: { kind: 'loading' },
    empty: { kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: synchronise },
    failed: { kind: 'failed', advice: say.failedAdvice, onRetry: () => setState('loading') },
  }
  const go = (id: number) => {
    setAt(id)
    setTree(false)
  }
  const publish = () => {
    const count = selection === 'all' ? rows.length : selection.size
    notify.success(say.publishing(format.number(count), count === 1))
    setSelection(new Set())
  }
  return (
    <Page
      fill
      header={<ScreenHeader area="categories" />}
      title={say.title}
      description={state === 'ready' ? say.count(format.number(categoryLines.length), format.number(categoryLines.reduce((sum, { products }) => sum + products, 0))) : state === 'loading' ? <Skeleton className="w-52" /> : undefined}
      actions={
        shown && (
          <>
            {synchronise}
            <ButtonLink tone="accent" href="#order-prod" icon={<OrderIcon />}>
              {say.order}
            </ButtonLink>
          </>
        )
      }
    >
      <div className="flex min-h-0 flex-1 gap-4 pb-4">
        {shown && (
          <section aria-label={say.departments} className="hidden w-72 shrink-0 flex-col overflow-clip rounded-lg border border-default bg-surface shadow-card lg:flex">
            {state === 'loading' ? <DepartmentSkeleton /> : <DepartmentTree selected={at} onSelect={go} className="flex-1" />}
          </section>
        )}
        <DataTable
          fill
          label={say.title}
          columns={columns}
          rows={rows}
          idOf={idOf}
          nameOf={nameOf}
          state={states[state]}
          adjustable={shown}
          hrefOf={({ id }) => `#order-by-category-${id}`}
          selection={selection}
          onSelectionChange={setSelection}
          selectionActions={
            <Button size="sm" tone="accent" icon={<PublishIcon />} onClick={publish}>
              {say.publish}
            </Button>
          }
          toolbar={
            shown && (
              <>
                <SearchInput size="sm" label={say.search} value={query} onValueChange={setQuery} count={rows.length} disabled={state === 'loading'} />
                <span className="lg:hidden">
                  <Drawer
                    side="left"
                    padding="none"
                    title={say.departments}
                    open={tree}
                    onOpenChange={setTree}
                    trigger={
                      <Button size="sm" icon={<CategoryIcon />} disabled={state === 'loading'}>
                        {at === everything ? say.departments : categoryName(String(at))}
                      </Button>
                    }
                  >
                    <DepartmentTree selected={at} onSelect={go} className="h-[70dvh]" />
                  </Drawer>
                </span>
              </>
            )
          }
          actions={(line) => <ListActions line={line} workbench="order-by-category" />}
        />
      </div>
      <ToastHost />
    </Page>
  )
}
