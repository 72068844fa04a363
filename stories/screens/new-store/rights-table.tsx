import { useMemo } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { CheckIcon, CloseIcon, HelpIcon } from '../../../src/design/icon/index.ts'
import { Spinner } from '../../../src/design/spinner/index.ts'
import { useTexts } from '../frame/index.ts'
import { newStoreWords } from './new-store.words.ts'
import type { Right, RightState } from './rights.ts'

const looks = {
  granted: { tone: 'success', icon: <CheckIcon /> },
  missing: { tone: 'danger', icon: <CloseIcon /> },
  unknown: { tone: 'info', icon: <HelpIcon /> },
  checking: { tone: 'neutral', icon: <Spinner /> },
  unasked: { tone: 'neutral', icon: undefined },
} as const satisfies Record<RightState, unknown>

/** What a credential may do: for each right whether it is there, what for, and what one goes without. */
export function RightsTable({ rights }: { rights: readonly Right[] }) {
  const { say } = useTexts(newStoreWords)
  const columns = useMemo<readonly TableColumn<Right>[]>(
    () => [
      {
        id: 'right',
        head: say.right,
        width: 220,
        grow: 1,
        cell: ({ name, resource, state }) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-medium" title={say.names[name]}>
              {say.names[name]}
            </span>
            <span className="truncate text-xs text-muted" title={resource}>
              {resource}
            </span>
            {state === 'missing' && <span className="text-xs text-danger">{say.without(say.losses[name])}</span>}
          </span>
        ),
      },
      {
        id: 'state',
        head: say.state,
        width: 176,
        phone: 'status',
        cell: ({ state }) => <Badge {...looks[state]}>{say.states[state]}</Badge>,
      },
    ],
    [say],
  )
  return (
    <DataTable
      label={say.rights}
      density="compact"
      narrowBelow={420}
      columns={columns}
      rows={rights}
      idOf={({ name }) => name}
      nameOf={({ name }) => say.names[name]}
    />
  )
}
