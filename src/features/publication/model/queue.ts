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
}

/** A publication, as it stands before the person. */
export interface QueueLine extends Publication {
  storeName: string
  timeZone: string
  /** When it begins, began or was asked for: ISO 8601. */
  when: string
}

export const queueTabs = ['queue', 'calendar'] as const
export type QueueTab = (typeof queueTabs)[number]

/** What somebody looks for in the queue. Empty is all. */
export interface QueueRequest {
  tab: QueueTab
  search: string
  state: PublicationState | ''
  store: string
  /** The publication that is looked at closely. */
  open: string | null
}

/** What an address says, as far as it makes sense. */
export const queueRequestOf = (search: URLSearchParams): QueueRequest => ({
  tab: queueTabs.find((tab) => tab === search.get('tab')) ?? 'queue',
  search: search.get('search') ?? '',
  state: publicationStates.find((state) => state === search.get('state')) ?? '',
  store: search.get('store') ?? '',
  open: search.get('open'),
})

/** The address of what is asked for, on top of what else it says. */
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

/** Every publication with its store; one of a store that is not the person's any more keeps its short name. */
export function queueLinesOf(publications: readonly Publication[], stores: readonly QueueStore[]): readonly QueueLine[] {
  const known = new Map(stores.map((store) => [store.store, store]))
  return publications.map((publication) => {
    const store = known.get(publication.store)
    return {
      ...publication,
      storeName: store?.displayName ?? publication.store,
      timeZone: store?.timeZone ?? 'UTC',
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

/** Of every category of a tree, itself and what is below it. */
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
 * What publishing a list writes to: the list, and of a category also those below it that are among the others. Two categories then collide
 * where one holds the other, and not where both merely stand in a third.
 * @param families by store; where a store's are not known, a category is taken for itself
 * @param among ids of the categories of that store that matter
 */
export function touchesOf(
  { store, list: { kind, id } }: Pick<Publication, 'store' | 'list'>,
  families: ReadonlyMap<string, Families>,
  among: ReadonlySet<number>,
): readonly string[] {
  if (kind === 'collection') return [nameOf(store, kind, id)]
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

/** The calendar of publications, with what each of them writes to. */
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
