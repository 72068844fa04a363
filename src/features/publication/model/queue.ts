import {
  hasWords,
  publicationStates,
  searchWords,
  type Category,
  type ListReference,
  type Publication,
  type PublicationState,
} from '../../../../contract/index.ts'

/** A store of the person, as the queue needs it. */
export interface QueueStore {
  store: string
  displayName: string
  /** IANA name. */
  timeZone: string
  /** What the person publishes there needs approval. */
  approval: boolean
}

/** A publication as the queue shows it. */
export interface QueueLine extends Publication {
  storeName: string
  timeZone: string
  /** Whether the person may do something about it. */
  mayChange: boolean
  /** When it begins, began or was requested: ISO 8601. */
  when: string
}

export const queueTabs = ['queue', 'calendar'] as const
export type QueueTab = (typeof queueTabs)[number]

/** The filter of the queue. An empty field matches all. */
export interface QueueRequest {
  tab: QueueTab
  search: string
  state: PublicationState | ''
  store: string
  /** The publication whose details are open. */
  open: string | null
}

/** The filter that an address holds; unknown values are ignored. */
export const queueRequestOf = (search: URLSearchParams): QueueRequest => ({
  tab: queueTabs.find((tab) => tab === search.get('tab')) ?? 'queue',
  search: search.get('search') ?? '',
  state: publicationStates.find((state) => state === search.get('state')) ?? '',
  store: search.get('store') ?? '',
  open: search.get('open'),
})

/** The address with a filter; its other parameters stay. */
export function queueAddress(present: URLSearchParams, { tab, search, state, store, open }: QueueRequest): URLSearchParams {
  const next = new URLSearchParams(present)
  const parts = { tab: tab === 'queue' ? '' : tab, search, state, store, open: open ?? '' }
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

const beginOf = ({ state, startsAt, startedAt, requestedAt }: Publication): string =>
  (state === 'scheduled' ? startsAt : (startedAt ?? startsAt)) ?? requestedAt

/** The publications with their stores. For a store that the person no longer has, only the short name is known. */
export function queueLinesOf(publications: readonly Publication[], stores: readonly QueueStore[]): readonly QueueLine[] {
  const known = new Map(stores.map((store) => [store.store, store]))
  return publications.map((publication) => {
    const store = known.get(publication.store)
    return {
      ...publication,
      storeName: store?.displayName ?? publication.store,
      timeZone: store?.timeZone ?? 'UTC',
      mayChange: !(store?.approval ?? false),
      when: beginOf(publication),
    }
  })
}

/** The requested lines. A search finds a line when the list's name contains every word. */
export function foundIn(
  lines: readonly QueueLine[],
  { search, state, store }: Pick<QueueRequest, 'search' | 'state' | 'store'>,
): readonly QueueLine[] {
  const words = searchWords(search)
  return lines.filter((line) => {
    if (state !== '' && line.state !== state) return false
    if (store !== '' && line.store !== store) return false
    return hasWords(line.listName, words)
  })
}

/** For every category of a tree: its own id and the ids below it. */
export type Families = ReadonlyMap<number, readonly number[]>

export function familiesOf(tree: readonly Category[]): Families {
  const families = new Map<number, readonly number[]>()
  const visit = ({ id, children }: Category): readonly number[] => {
    const own = [id, ...children.flatMap(visit)]
    families.set(id, own)
    return own
  }
  tree.forEach(visit)
  return families
}

const nameOf = (store: string, kind: ListReference['kind'], id: number): string => `${store} ${kind} ${id}`

/**
 * The lists that a publication writes to: its list, and for a category also those below it that are in `among`. Two categories collide
 * when one contains the other, but not when a third one contains both.
 * @param families by store; without those of a store, a category contains only itself
 * @param among ids of the categories of that store that are in the calendar
 */
export function touchesOf(
  { store, list: { kind, id } }: Pick<Publication, 'store' | 'list'>,
  families: ReadonlyMap<string, Families>,
  among: ReadonlySet<number>,
): readonly string[] {
  if (kind !== 'category') return [nameOf(store, kind, id)]
  const family = families.get(store)?.get(id) ?? [id]
  return family.filter((each) => each === id || among.has(each)).map((each) => nameOf(store, kind, each))
}

/** A publication as a calendar draws it. */
export interface QueueEvent {
  id: string
  title: string
  store: string
  state: PublicationState
  start: string
  end: string | null
  touches: readonly string[]
}

/** The calendar entries of publications, with the lists that each writes to. */
export function eventsOf(lines: readonly QueueLine[], families: ReadonlyMap<string, Families>): readonly QueueEvent[] {
  const among = new Map<string, Set<number>>()
  for (const { store, list } of lines) if (list.kind === 'category') among.set(store, (among.get(store) ?? new Set()).add(list.id))
  const nobody = new Set<number>()
  return lines.map((line) => ({
    id: line.id,
    title: line.listName,
    store: line.storeName,
    state: line.state,
    start: line.when,
    end: line.endsAt,
    touches: touchesOf(line, families, among.get(line.store) ?? nobody),
  }))
}
