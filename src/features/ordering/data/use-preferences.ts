import { useCallback, useMemo, useRef, useState } from 'react'
import {
  type Criterion,
  listGroupOf,
  type ListKind,
  readPreferences,
  savePreferences,
  usualCriteria,
  type WorkbenchLayout,
} from '../../../../contract/index.ts'
import { change, useCommand, useEndpoint, useSession } from '../../../api/index.ts'

const plan = {
  optimistic: [
    change<typeof savePreferences>()(
      readPreferences,
      ({ query }) => ({ query }),
      (present, { body }) => ({ ...present, ...body }),
    ),
  ],
}

/** The default layout. Columns that it does not name are at their default places. */
const usualLayout: WorkbenchLayout = { columns: [], view: 'list', perRow: 5 }

export interface WorkbenchPreferences {
  /** Whether the server has answered with them. */
  known: boolean
  layout: WorkbenchLayout
  onLayout: (layout: WorkbenchLayout) => void
  criteria: readonly Criterion[]
}

/** The person's layout of the workbench for lists of a kind; stored on the server, so that it is the same on every device. */
export function usePreferences(store: string, kind: ListKind): WorkbenchPreferences {
  const { person } = useSession()
  const query = useMemo(() => ({ store, username: person.email }), [store, person.email])
  const { data } = useEndpoint(
    readPreferences,
    useMemo(() => ({ query }), [query]),
    { onFocus: false },
  )
  const { run } = useCommand(savePreferences, plan)
  const [own, setOwn] = useState<WorkbenchLayout | null>(null)
  const sending = useRef<{ next: WorkbenchLayout | null } | null>(null)
  const onLayout = useCallback(
    (layout: WorkbenchLayout) => {
      setOwn(layout)
      // One request at a time, sent at once, so that a change is stored also when
      // the person leaves right after it. Later changes go with the next request.
      if (sending.current) {
        sending.current.next = layout
        return
      }
      const turn: { next: WorkbenchLayout | null } = { next: layout }
      sending.current = turn
      const send = async (): Promise<void> => {
        while (turn.next) {
          const sent = turn.next
          turn.next = null
          // A layout that could not be stored is stored with the next change; on this screen it is used anyway.
          await run({ query, body: { [listGroupOf(kind)]: sent } }).catch(() => undefined)
        }
        sending.current = null
      }
      void send()
    },
    [run, query, kind],
  )
  return {
    known: data !== undefined,
    layout: own ?? data?.[listGroupOf(kind)] ?? usualLayout,
    onLayout,
    criteria: data?.criteria && data.criteria.length > 0 ? data.criteria : usualCriteria,
  }
}
