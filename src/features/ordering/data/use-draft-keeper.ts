import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { keepDraft, readDraft } from '../../../../contract/index.ts'
import { failureOf, useApi } from '../../../api/index.ts'
import { latest, type Draft } from '../model/draft.ts'
import { isOver, keepDeviceDraft, readDeviceDraft, type DraftPlace } from './device-drafts.ts'
import { draftKeeper, type DraftKeeper, type Keeping } from './draft-keeper.ts'

/** So long an opening list waits for the server's copy of the draft, in milliseconds. */
const patience = 3_000

export interface KeptDrafts {
  keeper: DraftKeeper
  keeping: Keeping
  /** The draft that was kept last, wherever that was. */
  read: () => Promise<Draft | null>
}

/** The person's draft of a list, on this device and on the server. Keep `place` stable between renders. */
export function useDraftKeeper(place: DraftPlace): KeptDrafts {
  const { call } = useApi()
  const { person, store, list } = place
  const query = useMemo(() => ({ store, username: person, kind: list.kind, id: list.id }), [store, person, list])
  const keeper = useMemo(
    () =>
      draftKeeper({
        onDevice: (draft) => keepDeviceDraft(place, draft),
        onServer: (draft) =>
          call(keepDraft, { query, body: { draft } }, { outlivesPage: draft === null }).then(
            () => 'kept' as const,
            (error: unknown) => (failureOf(error).code === 'network/unreachable' ? ('unreachable' as const) : ('refused' as const)),
          ),
        answers: () =>
          call(readDraft, { query }).then(
            () => true,
            (error: unknown) => failureOf(error).code !== 'network/unreachable',
          ),
        now: Date.now,
      }),
    [call, place, query],
  )
  useEffect(() => {
    const online = (): void => keeper.online()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      keeper.stop()
    }
  }, [keeper])
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.present)
  const read = useCallback(async (): Promise<Draft | null> => {
    const onServer = call(readDraft, { query }, { signal: AbortSignal.timeout(patience) }).catch(() => null)
    const [device, server] = await Promise.all([readDeviceDraft(place), onServer])
    return latest(device, server && isOver(place, server) ? null : server)
  }, [call, query, place])
  return { keeper, keeping, read }
}
