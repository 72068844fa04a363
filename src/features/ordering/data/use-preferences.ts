import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Criterion, type ListKind, readPreferences, savePreferences, usualCriteria, type WorkbenchLayout } from '../../../../contract/index.ts'
import { change, useCommand, useEndpoint, useSession } from '../../../api/index.ts'

const plan = {
  foresee: [change<typeof savePreferences>()(readPreferences, ({ query }) => ({ query }), (present, { body }) => ({ ...present, ...body }))],
}

/** As the workbench is at first. Columns that are not named stand where the view puts them. */
const usualLayout: WorkbenchLayout = { columns: [], view: 'list', perRow: 5 }

/** So long widths and columns must rest before they are kept, in milliseconds. */
const rest = 600

export interface WorkbenchPreferences {
  layout: WorkbenchLayout
  onLayout: (layout: WorkbenchLayout) => void
  criteria: readonly Criterion[]
}

/** How the person likes the workbench for lists of a kind; kept on the server, so that it is the same on every device. */
export function usePreferences(store: string, kind: ListKind): WorkbenchPreferences {
  const { person } = useSession()
  const query = useMemo(() => ({ store, username: person.email }), [store, person.email])
  const { data } = useEndpoint(readPreferences, useMemo(() => ({ query }), [query]), { onFocus: false })
  const { run } = useCommand(savePreferences, plan)
  const [own, setOwn] = useState<WorkbenchLayout | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onLayout = useCallback(
    (layout: WorkbenchLayout) => {
      setOwn(layout)
      clearTimeout(timer.current)
      // What cannot be kept now is kept with the next change; on this screen it holds anyway.
      timer.current = setTimeout(() => void run({ query, body: { [kind]: layout } }).catch(() => undefined), rest)
    },
    [run, query, kind],
  )
  return { layout: own ?? data?.[kind] ?? usualLayout, onLayout, criteria: data?.criteria && data.criteria.length > 0 ? data.criteria : usualCriteria }
}
