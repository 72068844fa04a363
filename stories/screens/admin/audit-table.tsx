import { useMemo, useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { useTexts } from '../frame/index.ts'
import { adminWords } from './admin.words.ts'
import { audit, type AuditEntry } from './installation.ts'

/** Who did what, and what the server did not allow. */
export function AuditTable({ state }: { state: ListStateValue | undefined }) {
  const { say, format } = useTexts(adminWords)
  const [refusedOnly, setRefusedOnly] = useState(false)
  const rows = useMemo(() => audit.filter(({ refused }) => refused || !refusedOnly), [refusedOnly])
  const columns = useMemo<readonly TableColumn<AuditEntry>[]>(
    () => [
      {
        id: 'what',
        head: say.what,
        width: 300,
        grow: 2,
        cell: ({ what, on }) => <span className="font-medium">{say.deeds[what](on)}</span>,
      },
      { id: 'who', head: say.who, width: 240, grow: 1, sortValue: ({ who }) => who, cell: ({ who }) => who },
      {
        id: 'outcome',
        head: say.outcome,
        width: 130,
        phone: 'status',
        sortValue: ({ refused }) => (refused ? 0 : 1),
        cell: ({ refused }) => (
          <Badge size="sm" dot tone={refused ? 'danger' : 'neutral'}>
            {refused ? say.refused : say.allowed}
          </Badge>
        ),
      },
      {
        id: 'when',
        head: say.when,
        width: 190,
        sortFirst: 'descending',
        sortValue: ({ at }) => at,
        cell: ({ at }) => <span className="tabular-nums">{format.moment(at)}</span>,
      },
    ],
    [say, format],
  )
  return (
    <DataTable
      label={say.tabs.audit}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
      state={state}
      density="compact"
      toolbar={<Switch label={say.onlyRefused} checked={refusedOnly} onCheckedChange={setRefusedOnly} />}
    />
  )
}
