import { useMemo, useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { StateBadge, states, useStateWords } from '../../../src/design/state-badge/index.ts'
import { Units } from '../../../src/design/product-row/index.ts'
import { useSpeech } from '../frame/index.ts'
import { indexAdminWords } from './index-admin.words.ts'
import type { QueuedPublication } from './publications.ts'
import { QueueActions, type QueueAct } from './queue-actions.tsx'

export interface QueueTableProps {
  rows: readonly QueuedPublication[]
  state: ListStateValue | undefined
  onAct: (act: QueueAct, publication: QueuedPublication) => void
}

/** Every publication with its state, its result and what can be done about it. */
export function QueueTable({ rows, state, onAct }: QueueTableProps) {
  const { say, format } = useSpeech(indexAdminWords)
  const names = useStateWords()
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState('')
  const [store, setStore] = useState('')
  const shown = useMemo(
    () => rows.filter((row) => (wanted === '' || row.state === wanted) && (store === '' || row.store === store) && row.list.toLowerCase().includes(query.trim().toLowerCase())),
    [rows, wanted, store, query],
  )
  const columns = useMemo<readonly TableColumn<QueuedPublication>[]>(
    () => [
      {
        id: 'list',
        head: say.list,
        width: 200,
        grow: 2,
        sortValue: ({ list }) => list,
        cell: ({ list, store: of, kind }) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-medium">{list}</span>
            <span className="truncate text-xs text-muted">
              {of} · {say[kind]}
            </span>
          </span>
        ),
      },
      { id: 'state', head: say.state, width: 132, card: 'aside', shape: 'badge', sortValue: ({ state: own }) => states.indexOf(own), cell: ({ state: own }) => <StateBadge state={own} /> },
      {
        id: 'when',
        head: say.when,
        width: 180,
        grow: 1,
        sortValue: ({ start }) => start,
        sortFirst: 'descending',
        cell: ({ start, end }) => (
          <span className="flex min-w-0 flex-col tabular-nums">
            <span className="truncate">{format.moment(start)}</span>
            {end !== null && <span className="truncate text-xs text-muted">{say.until(format.moment(end))}</span>}
          </span>
        ),
      },
      { id: 'products', head: say.products, width: 110, align: 'end', sortValue: ({ products }) => products, sortFirst: 'descending', cell: ({ products }) => <Units value={format.number(products)} /> },
      { id: 'writes', head: say.writes, width: 112, align: 'end', sortValue: ({ writes }) => writes, sortFirst: 'descending', cell: ({ writes }) => <Units value={format.number(writes)} none={writes === 0} /> },
      { id: 'result', head: say.result, width: 184, grow: 1, cell: (row) => <Result row={row} /> },
      { id: 'by', head: say.by, width: 126, card: 'none', sortValue: ({ by }) => by, cell: ({ by }) => <span className="truncate text-muted">{by}</span> },
    ],
    [say, format],
  )
  const filtered = query !== '' || wanted !== '' || store !== ''
  const clear = (): void => {
    setQuery('')
    setWanted('')
    setStore('')
  }
  return (
    <DataTable
      label={say.publications}
      columns={columns}
      rows={shown}
      idOf={({ id }) => id}
      nameOf={({ list }) => list}
      state={state ?? (shown.length === 0 ? { kind: 'noResult', action: <Button onClick={clear}>{say.clear}</Button> } : undefined)}
      defaultLayout={{ sort: { column: 'when', direction: 'descending' } }}
      onRowOpen={(row) => onAct('details', row)}
      actions={(row) => <QueueActions publication={row} onAct={onAct} />}
      toolbar={
        <>
          <span className="flex-1 max-sm:basis-full sm:max-w-72">
            <SearchInput label={say.search} value={query} onValueChange={setQuery} count={filtered ? shown.length : undefined} />
          </span>
          <span className="w-44 max-sm:flex-1">
            <Select aria-label={say.state} value={wanted} onValueChange={setWanted} options={[{ value: '', label: say.allStates }, ...states.map((value) => ({ value, label: names[value] }))]} />
          </span>
          <span className="w-44 max-sm:flex-1">
            <Select
              aria-label={say.store}
              value={store}
              onValueChange={setStore}
              options={[{ value: '', label: say.allStores }, ...[...new Set(rows.map((row) => row.store))].map((value) => ({ value, label: value }))]}
            />
          </span>
        </>
      }
    />
  )
}

function Result({ row: { state, verified, checked, written } }: { row: QueuedPublication }) {
  const { say, format } = useSpeech(indexAdminWords)
  if (state === 'failed') return <span className="truncate text-danger">{say.refused}</span>
  if (state === 'cancelled') return <span className="truncate text-muted">{say.stopped(format.number(written))}</span>
  if (checked === 0) return <span className="truncate text-muted">{say.noResult}</span>
  return <span className={`truncate tabular-nums ${verified < checked ? 'font-medium text-warning' : ''}`}>{say.inPlace(format.number(verified), format.number(checked))}</span>
}
