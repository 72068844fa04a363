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

/** The browser's database: local storage would be full after a handful of whole orderings of 100 000 products. */
function database(): Promise<IDBPDatabase> {
  opening ??= openDB(name, 1, { upgrade: (created) => void created.createObjectStore(table) }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** `aside` is the draft that stepped back for another person's ordering. */
const keyOf = ({ person, store, list }: DraftPlace, aside: boolean): string =>
  JSON.stringify([person, store, list.kind, list.id, ...(aside ? ['aside'] : [])])

/**
 * The browser's database answers a moment later, and a page that is reloaded in that moment would lose the last step. So a draft that is short, as
 * most are, is written down at once as well, for this tab.
 */
const short = 5_000
const noteOf = (place: DraftPlace, aside: boolean): string => `draft.${keyOf(place, aside)}`
const isShort = ({ edits }: Draft): boolean =>
  edits.reduce((sum, edit) => sum + 1 + ('products' in edit ? edit.products.length : 0), 0) <= short

/** That nothing is left of what was changed until then: it was saved or given up. The storages hear of it one after another. */
interface Ended {
  ended: string
}
const isEnded = (noted: unknown): noted is Ended => typeof (noted as Partial<Ended> | null)?.ended === 'string'

/** Whether a draft was saved or given up in this tab, though the place that it was read from does not know it yet. */
export function isOver(place: DraftPlace, { at }: Draft, aside = false): boolean {
  const noted = recall<unknown>('session', noteOf(place, aside))
  return isEnded(noted) && at <= noted.ended
}

/** The edit that was kept on this device, if one was; null as well where the browser keeps nothing. */
export async function readDeviceDraft(place: DraftPlace, aside = false): Promise<Draft | null> {
  const noted = recall<unknown>('session', noteOf(place, aside))
  const kept = await database()
    .then(async (open) => keptDraft(await open.get(table, keyOf(place, aside))))
    .catch(() => null)
  return latest(keptDraft(noted), kept && !isOver(place, kept, aside) ? kept : null)
}

/** What a tab tells the others: which draft, and when it was changed last, or ended. */
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

/** Keeps an edit on this device, or forgets it. Rejects when the browser has no room or keeps nothing. */
export async function keepDeviceDraft(place: DraftPlace, draft: Draft | null, aside = false): Promise<void> {
  const key = keyOf(place, aside)
  const ended: Ended = { ended: new Date().toISOString() }
  remember('session', noteOf(place, aside), draft === null ? ended : isShort(draft) ? draft : null)
  const kept = await database()
  await (draft === null ? kept.delete(table, key) : kept.put(table, draft, key))
  const message: DraftMessage = { key, at: draft?.at ?? ended.ended, ended: draft === null }
  channel?.postMessage(message)
}

/** Tells when the same person edits the same list in another tab: `at`, when that tab changed or ended its draft. Returns the way to stop listening. */
export function onDraftElsewhere(place: DraftPlace, changed: (at: string) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (!isDraftMessage(data) || data.key !== keyOf(place, false)) return
    const { at, ended } = data
    const noted = keptDraft(recall<unknown>('session', noteOf(place, false)))
    // What the other tab has done counts from here on, unless this one has done something since. The server may hear of an end later than this tab.
    if (!noted || noted.at <= at) remember('session', noteOf(place, false), ended ? ({ ended: at } satisfies Ended) : null)
    changed(at)
  }
  channel?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
