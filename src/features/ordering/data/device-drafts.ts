import { openDB, type IDBPDatabase } from 'idb'
import { product, type ListReference } from '../../../../contract/index.ts'
import { recall, remember } from '../../../api/index.ts'
import { latest, type Draft } from '../model/draft.ts'
import { keptDraft } from '../model/kept-draft.ts'

/** Which list of which store a person edits. */
export interface DraftPlace {
  person: string
  store: string
  list: ListReference
}

const name = `${product.storagePrefix}.drafts`
const table = 'drafts'
let opening: Promise<IDBPDatabase> | null = null

/** IndexedDB: local storage would be full after a few orderings of 100 000 products. */
function database(): Promise<IDBPDatabase> {
  opening ??= openDB(name, 1, { upgrade: (created) => void created.createObjectStore(table) }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/**
 * @param postponed whether the draft is the postponed one, which is stored
 *   beside that of the edit. Its key keeps the word of former versions.
 */
const keyOf = ({ person, store, list }: DraftPlace, postponed: boolean): string =>
  JSON.stringify([person, store, list.kind, list.id, ...(postponed ? ['aside'] : [])])

/**
 * IndexedDB writes a moment later, and a page that is reloaded in that moment would lose the
 * last step. So a short draft, as most are, is also written to the session storage at once.
 */
const short = 5_000
const noteOf = (place: DraftPlace, postponed: boolean): string => `draft.${keyOf(place, postponed)}`
const isShort = ({ edits }: Draft): boolean =>
  edits.reduce((sum, edit) => sum + 1 + ('products' in edit ? edit.products.length : 0), 0) <= short

/** The mark that drafts up to a time were saved or discarded. It is needed because the storages are cleared one after another. */
interface Ended {
  ended: string
}
const isEnded = (noted: unknown): noted is Ended => typeof (noted as Partial<Ended> | null)?.ended === 'string'

/** Whether this tab has saved or discarded a draft that was read from a storage which is not cleared yet. */
export function isOver(place: DraftPlace, { at }: Draft, postponed = false): boolean {
  const noted = recall<unknown>('session', noteOf(place, postponed))
  return isEnded(noted) && at <= noted.ended
}

/** The draft that is stored on this device; null when there is none or the browser stores nothing. */
export async function readDeviceDraft(place: DraftPlace, postponed = false): Promise<Draft | null> {
  const noted = recall<unknown>('session', noteOf(place, postponed))
  const kept = await database()
    .then(async (open) => keptDraft(await open.get(table, keyOf(place, postponed))))
    .catch(() => null)
  return latest(keptDraft(noted), kept && !isOver(place, kept, postponed) ? kept : null)
}

/** The message to other tabs: which draft was changed or ended, and when. */
interface DraftMessage {
  key: string
  at: string
  ended: boolean
}
const isDraftMessage = (data: unknown): data is DraftMessage => {
  const { key, at, ended } = (data ?? {}) as Partial<DraftMessage>
  return typeof key === 'string' && typeof at === 'string' && typeof ended === 'boolean'
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

/** Stores a draft on this device, or deletes it. Rejects when the browser has no space or stores nothing. */
export async function keepDeviceDraft(place: DraftPlace, draft: Draft | null, postponed = false): Promise<void> {
  const key = keyOf(place, postponed)
  const ended: Ended = { ended: new Date().toISOString() }
  remember('session', noteOf(place, postponed), draft === null ? ended : isShort(draft) ? draft : null)
  const kept = await database()
  await (draft === null ? kept.delete(table, key) : kept.put(table, draft, key))
  const message: DraftMessage = { key, at: draft?.at ?? ended.ended, ended: draft === null }
  channel?.postMessage(message)
}

/**
 * Calls `onChange` when the same person edits the same list in another tab, with the time of that change. Returns a function that stops it.
 */
export function onDraftInOtherTab(place: DraftPlace, onChange: (at: string) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (!isDraftMessage(data) || data.key !== keyOf(place, false)) return
    const { at, ended } = data
    const noted = keptDraft(recall<unknown>('session', noteOf(place, false)))
    // The other tab's change is newer, unless this tab has changed something
    // since. The server may get the end of a draft later than this tab.
    if (!noted || noted.at <= at) remember('session', noteOf(place, false), ended ? ({ ended: at } satisfies Ended) : null)
    onChange(at)
  }
  channel?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
