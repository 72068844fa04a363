import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type CompactProductList, keepDraft, type ListReference, readDraft } from '../../../../contract/index.ts'
import { type QueryResult, failureOf, useApi, useSession } from '../../../api/index.ts'
import { latest } from '../model/draft.ts'
import { type DraftPlace, isOver, keepDeviceDraft, onDraftInOtherTab, readDeviceDraft } from './device-drafts.ts'
import { type DraftStorage, createDraftStorage } from './draft-storage.ts'
import { prepareRankings, prepareSearch } from './rankings.ts'
import { useList } from './use-list.ts'
import { createWorkbenchStore, type WorkbenchState, type WorkbenchStore } from './workbench-store.ts'

/** The longest wait for the server's copy of the draft when a list is opened, in milliseconds. */
const maxWait = 3_000

export interface StoredWorkbench {
  place: DraftPlace
  /** The server's list. */
  listQuery: QueryResult<CompactProductList>
  store: WorkbenchStore
  state: WorkbenchState
  draftStorage: DraftStorage
}

/** The store of one list's workbench, fed with the server's list. */
export function useWorkbenchStore(storeName: string, list: ListReference): StoredWorkbench {
  const { call } = useApi()
  const { person } = useSession()
  const { kind, id } = list
  const place = useMemo(
    (): DraftPlace => ({ person: person.email, store: storeName, list: { kind, id } }),
    [person.email, storeName, kind, id],
  )
  const listQuery = useList(storeName, place.list)
  const { data, mutate } = listQuery
  const [draftStorage, store] = useMemo(() => {
    const query = { store: place.store, username: place.person, ...place.list }
    const made = createDraftStorage({
      storeOnDevice: (draft) => keepDeviceDraft(place, draft),
      storeOnServer: (draft) =>
        call(keepDraft, { query, body: { draft } }, { outlivesPage: draft === null }).then(
          () => 'stored' as const,
          (error: unknown) => (failureOf(error).code === 'network/unreachable' ? ('unreachable' as const) : ('refused' as const)),
        ),
      serverAnswers: () =>
        call(readDraft, { query }).then(
          () => true,
          (error: unknown) => failureOf(error).code !== 'network/unreachable',
        ),
      now: Date.now,
    })
    const parts = {
      draftStorage: made,
      async readNewestDraft() {
        const onServer = call(readDraft, { query }, { signal: AbortSignal.timeout(maxWait) }).catch(() => null)
        const [device, server] = await Promise.all([readDeviceDraft(place), onServer])
        return latest(device, server && isOver(place, server) ? null : server)
      },
      readDeviceDraft: () => readDeviceDraft(place),
      readPostponedDraft: () => readDeviceDraft(place, true),
      storePostponedDraft: (draft: Parameters<typeof keepDeviceDraft>[1]) => keepDeviceDraft(place, draft, true),
      onDraftInOtherTab: (onChange: (at: string) => void) => onDraftInOtherTab(place, onChange),
      reload: () => void mutate(),
      prepareRankings,
      prepareSearch,
    }
    return [made, createWorkbenchStore(parts)]
  }, [call, place, mutate])

  useEffect(() => store.start(), [store])
  useEffect(() => {
    const online = (): void => draftStorage.connectionIsBack()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      draftStorage.stop()
    }
  }, [draftStorage])
  useEffect(() => {
    if (data) void store.showServerList(data)
  }, [store, data])
  return { place, listQuery, store, draftStorage, state: useSyncExternalStore(store.subscribe, store.state) }
}
