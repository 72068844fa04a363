import { useMemo, useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { DataTable, type RowSelection, type TableColumn } from '../../../src/design/data-table/index.ts'
import { CollectionIcon, PublishIcon, SynchroniseIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { ListActions, useListColumns } from '../category-front/list-columns.tsx'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { collectionFrontWords } from './collection-front.words.ts'
import { platformCollections, type PlatformCollection } from './platform-collections.ts'

export interface CollectionFrontProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed'
  query?: string
}

const idOf = ({ id }: PlatformCollection): number => id
const nameOf = ({ name }: PlatformCollection): string => name

/** The front door of the collections: the platform's own lists, and how each of them stands. */
export function CollectionFront({ state: first = 'ready', query: firstQuery = '' }: CollectionFrontProps) {
  const { say, format } = useSpeech(collectionFrontWords)
  const [state, setState] = useState(first)
  const [query, setQuery] = useState(firstQuery)
  const [selection, setSelection] = useState<RowSelection<number>>(new Set())
  const others = useListColumns()
  const columns = useMemo<readonly TableColumn<PlatformCollection>[]>(
    () => [
      {
        id: 'name',
        head: say.name,
        width: 210,
        grow: 2,
        sortValue: nameOf,
        cell: ({ id, name, samara }) => (
          <span className="flex min-w-0 flex-col items-start">
            <span className="flex max-w-full min-w-0 items-center gap-2">
              <span className="truncate font-medium" title={name}>
                {name}
              </span>
              {samara ? (
                <Badge size="sm" tone="accent">
                  {say.fromSamara}
                </Badge>
              ) : null}
            </span>
            <span className="text-xs text-muted tabular-nums">{say.number(String(id))}</span>
          </span>
        ),
      },
      ...others,
    ],
    [say, others],
  )
  const searched = query.trim().toLowerCase()
  const rows = useMemo(() => (first === 'empty' ? [] : platformCollections.filter(({ name }) => name.toLowerCase().includes(searched))), [first, searched])
  const shown = state === 'ready' || state === 'loading'
  const synchronise = (
    <Button icon={<SynchroniseIcon />} onClick={() => notify.neutral(say.synchronising)}>
      {say.synchronise}
    </Button>
  )
  const states: Record<typeof state, ListStateValue | undefined> = {
    ready: rows.length === 0 ? { kind: 'noResult', title: say.noResult(query) } : undefined,
    loading: { kind: 'loading' },
    empty: { kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: synchronise },
    failed: { kind: 'failed', advice: say.failedAdvice, onRetry: () => setState('loading') },
  }
  const publish = () => {
    const count = selection === 'all' ? rows.length : selection.size
    notify.success(say.publishing(format.number(count), count === 1))
    setSelection(new Set())
  }
  return (
    <Page
      header={<ScreenHeader area="collections" />}
      title={say.title}
      description={say.description}
      width="full"
      actions={
        shown && (
          <>
            {synchronise}
            <ButtonLink tone="accent" href="#samara-collections" icon={<CollectionIcon />}>
              {say.samara}
            </ButtonLink>
          </>
        )
      }
    >
      <DataTable
        label={say.title}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        state={states[state]}
        adjustable={shown}
        hrefOf={({ id }) => `#order-by-collection-${id}`}
        selection={selection}
        onSelectionChange={setSelection}
        selectionActions={
          <Button size="sm" tone="accent" icon={<PublishIcon />} onClick={publish}>
            {say.publish}
          </Button>
        }
        toolbar={shown && <SearchInput size="sm" label={say.search} value={query} onValueChange={setQuery} count={rows.length} disabled={state === 'loading'} />}
        actions={(line) => <ListActions line={line} workbench="order-by-collection" />}
      />
      <ToastHost />
    </Page>
  )
}
