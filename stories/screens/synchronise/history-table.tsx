import { useMemo } from 'react'
import { Badge, type BadgeProps } from '../../../src/design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Units } from '../../../src/design/product-row/index.ts'
import { useSpeech } from '../frame/index.ts'
import { history, type PastSynchronisation } from './catalogue.ts'
import { synchroniseWords } from './synchronise.words.ts'

const tones: Record<PastSynchronisation['state'], BadgeProps['tone']> = { done: 'success', faulty: 'warning', cancelled: 'neutral' }

/** The synchronisations before. */
export function HistoryTable({ loading }: { loading: boolean }) {
  const { say, format } = useSpeech(synchroniseWords)
  const columns = useMemo<readonly TableColumn<PastSynchronisation>[]>(
    () => [
      { id: 'when', head: say.when, width: 170, grow: 1, sortValue: ({ at }) => at, sortFirst: 'descending', cell: ({ at }) => <span className="truncate font-medium tabular-nums">{format.moment(at)}</span> },
      { id: 'scope', head: say.scope, width: 160, grow: 1, cell: ({ scope }) => <span className="truncate">{say.scopes[scope]}</span> },
      { id: 'state', head: say.state, width: 120, card: 'aside', shape: 'badge', cell: ({ state }) => <Badge tone={tones[state]} dot>{say.states[state]}</Badge> },
      { id: 'products', head: say.products, width: 108, align: 'end', cell: ({ products }) => <Units value={format.number(products)} /> },
      { id: 'changed', head: say.changed, width: 96, align: 'end', cell: ({ changed }) => <Units value={format.number(changed)} none={changed === 0} /> },
      {
        id: 'duration',
        head: say.duration,
        width: 100,
        align: 'end',
        cell: ({ seconds }) => (
          <span className="text-muted tabular-nums">{seconds < 60 ? say.seconds(format.number(seconds)) : say.minutes(format.number(Math.floor(seconds / 60)), format.number(seconds % 60))}</span>
        ),
      },
    ],
    [say, format],
  )
  return <DataTable label={say.history} columns={columns} rows={history} idOf={({ id }) => id} nameOf={({ at }) => format.moment(at)} density="compact" state={loading ? { kind: 'loading' } : undefined} />
}
