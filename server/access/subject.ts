import type { About, ListReference, Place } from '../../contract/index.ts'

/** What a call is about, as far as a partner's limits are concerned. */
export type Subject = { lists: readonly ListReference[] } | { product: number } | { publication: string } | { proposal: string }

/** The checked parts of a call. */
export type Parts = { params: unknown; query: unknown; body?: unknown }

/** What stands at a place of a call; undefined where that part is not there yet. */
export const at = (place: Place, parts: Parts): unknown => {
  const [part, name] = place.split('.') as ['params' | 'query' | 'body', string]
  return (parts[part] as Record<string, unknown> | null | undefined)?.[name]
}

/** The places that say what a call is about. */
export const placesOf = (about: About): Place[] => Object.values(about)

/** What a checked call is about. */
export function subjectOf(about: About, parts: Parts): Subject {
  if ('publication' in about) return { publication: at(about.publication, parts) as string }
  if ('proposal' in about) return { proposal: at(about.proposal, parts) as string }
  if ('product' in about) return { product: at(about.product, parts) as number }
  if ('list' in about) return { lists: [at(about.list, parts) as ListReference] }
  if ('kind' in about) return { lists: [{ kind: at(about.kind, parts) as ListReference['kind'], id: at(about.id, parts) as number }] }
  if ('collection' in about) return { lists: [{ kind: 'collection', id: at(about.collection, parts) as number }] }
  const ids = 'category' in about ? [at(about.category, parts) as number] : (at(about.categories, parts) as string).split(',').map(Number)
  return { lists: ids.map((id) => ({ kind: 'category', id })) }
}
