import type { SamaraLinks } from '../features/samara-collections/index.ts'
import { orderPath, paths, reviewPath } from './paths.ts'

/** A path that says a name: whatever stands in it, slashes too. */
const named = (path: string, name: string): string => path.replace(':name', encodeURIComponent(name))

const withQuery = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}

/** Where a collection is made of products that were chosen on another list. */
export const collectPath = withQuery(paths.createCollection, { products: 'given' })

/** Where the screens of a store's Samara collections lead. */
export const samaraLinks = (store: string): SamaraLinks => ({
  collections: paths.samaraCollections,
  create: paths.createCollection,
  edit: (name) => named(paths.editCollection, name),
  addGroups: (name) => named(paths.addGroups, name),
  order: (id) => orderPath({ kind: 'samara', id }, store),
  publish: (id) => reviewPath({ kind: 'samara', id }, store),
  groups: paths.groups,
  createGroup: (collection) => withQuery(paths.createGroup, collection === undefined ? {} : { collection }),
  editGroup: (id, collection) => withQuery(paths.editGroup, { id: String(id), ...(collection === undefined ? {} : { collection }) }),
})
