import type { ListReference } from '../../../../contract/index.ts'
import { useDrifts } from '../data/use-drifts.ts'
import type { QueueStore } from '../model/queue.ts'
import { DriftView } from '../views/drift-view.tsx'
import { useResolving } from './use-resolving.ts'

export interface DriftsOfStoreProps {
  store: QueueStore
  hrefOf: (list: ListReference, store: string) => string
}

/** The lists of a store that were changed elsewhere; nothing when there are none. */
export function DriftsOfStore({ store: { store, timeZone, approval }, hrefOf }: DriftsOfStoreProps) {
  const { drifts, resolve } = useDrifts(store)
  const { resolving, end } = useResolving(resolve)
  return drifts.map((drift) => (
    <DriftView
      key={`${drift.list.kind} ${drift.list.id}`}
      drift={drift}
      timeZone={timeZone}
      hrefOf={(list) => hrefOf(list, store)}
      resolving={resolving?.of === drift ? resolving.how : null}
      onResolve={approval ? null : (how) => end(drift, how)}
    />
  ))
}
