import {
  categoriesToIndex,
  collectionsToIndex,
  indexStatus,
  listDrifts,
  listNotices,
  type ListReference,
  listStores,
  listSynchronisations,
  orderingVersions,
  publicationCalls,
  publicationEnded,
  publicationQueue,
  readDraft,
  readOrderingVersion,
  readPreferences,
  readPublication,
  readScore,
  readSynchronisationSettings,
  synchronisationChanges,
  synchronisationEnded,
} from '../../contract/index.ts'
import type { Facts } from './compare.ts'
import type { Merchant } from './merchant.ts'
import { openWorkbench } from './workbench.ts'

/**
 * Everything that the merchant has and that an upgrade must not change, by what it is and a name of each.
 * Of work that goes on meanwhile it is who asked for it, what, and when; of work that has ended it is all.
 */
export async function readKept(merchant: Merchant, lists: readonly ListReference[]): Promise<Facts> {
  const { call, email: username, store } = merchant
  const query = { store, username }
  const { open } = openWorkbench(merchant)
  const facts: Facts = {}
  const note = (what: string, name: string, value: unknown) => void ((facts[what] ??= {})[name] = value)

  for (const list of lists) {
    const name = `${list.kind} ${list.id}`
    const ofList = { ...query, kind: list.kind, id: list.id }
    const { ordering, sequence, pins, rules, content } = await open(list)
    // What is published meanwhile changes by whom and when it was published.
    const { publishedAt: _at, publishedVersion: _version, ...saved } = ordering
    note('orderings', name, { ordering: saved, sequence, pins, rules, products: content.map(({ id }) => id).toSorted((a, b) => a - b) })
    for (const { id } of content.filter(({ overruled }) => overruled))
      note('overruled scores', `${id} in ${name}`, (await call(readScore, { params: { product: id }, query: ofList })).overrule)
    const draft = await call(readDraft, { query: ofList })
    if (draft !== null) note('drafts', name, draft)
    for (const { published: _published, ...version } of await call(orderingVersions, { query: ofList })) {
      const whole = await call(readOrderingVersion, { params: { version: version.version }, query: ofList })
      note('versions', `${name}, version ${version.version}`, { version, sequence: whole.sequence, pins: whole.pins })
    }
  }

  const [latest, queue] = [await call(indexStatus, { query: { store } }), await call(publicationQueue, { query: { username } })]
  for (const id of new Set([...latest, ...queue].map((publication) => publication.id))) {
    const whole = await call(readPublication, { params: { id }, query: { store } })
    const { list, listName, version, requestedBy, requestedAt, startsAt, endsAt, returns, products } = whole
    const ended = publicationEnded(whole.state)
    note('publications', id, { list, listName, version, requestedBy, requestedAt, startsAt, endsAt, returns, products })
    if (ended) note('ended publications', id, { whole, calls: await call(publicationCalls, { params: { id }, query: { store } }) })
  }
  for (const whole of await call(listSynchronisations, { query })) {
    const { id, scope, targets, requestedBy, requestedAt, startedAt } = whole
    note('synchronisations', id, { scope, targets, requestedBy, requestedAt, startedAt })
    if (synchronisationEnded(whole.state))
      note('ended synchronisations', id, { whole, changes: await call(synchronisationChanges, { params: { id }, query }) })
  }
  for (const notice of (await call(listNotices, { query: { username } })).notices) note('notices', notice.id, notice)
  for (const drift of await call(listDrifts, { query })) note('drifts', `${drift.list.kind} ${drift.list.id}`, drift)
  for (const one of await call(listStores, { params: { email: username } })) {
    const { synchronisedAt: _at, ...rest } = one
    note('stores', one.store, rest)
  }
  for (const category of await call(categoriesToIndex, { query })) note('saved lists', `category ${category.idcategoria}`, category.savedAt)
  for (const one of await call(collectionsToIndex, { query })) note('saved lists', `collection ${one.collectionId}`, one.savedAt)
  note('settings', 'preferences', await call(readPreferences, { query }))
  note('settings', 'nightly synchronisation', await call(readSynchronisationSettings, { query }))
  return facts
}
