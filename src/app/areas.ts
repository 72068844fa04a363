import type { ListGroup } from '../../contract/index.ts'
import { massOrderingPath, paths, routeOf, screenOf, type ScreenName } from './paths.ts'

/** What a person finds in an area, by the name that the entry has there. */
export type AreaEntryName =
  | 'all'
  | 'orderSeveral'
  | 'magic'
  | 'queue'
  | 'platformCollections'
  | 'samaraCollections'
  | 'groups'
  | 'reports'
  | 'synchronise'
  | 'configuration'
  | 'plans'

export interface AreaEntry {
  name: AreaEntryName
  route: ScreenName
  /** Which lists it is about, where its path does not say. */
  kind?: ListGroup
}

export const areaNames = ['reports', 'category', 'collection', 'store'] as const
export type AreaName = (typeof areaNames)[number]

/** What belongs to each area; the first entry is its front page. Menus, area bars and the command palette are made of it. */
export const areas: Record<AreaName, readonly [AreaEntry, ...AreaEntry[]]> = {
  reports: [{ name: 'reports', route: 'reports' }],
  category: [
    { name: 'all', route: 'categories' },
    { name: 'orderSeveral', route: 'massOrdering', kind: 'category' },
    { name: 'magic', route: 'magicCategories' },
    { name: 'queue', route: 'indexAdmin' },
  ],
  collection: [
    { name: 'platformCollections', route: 'collections' },
    { name: 'samaraCollections', route: 'samaraCollections' },
    { name: 'groups', route: 'groups' },
    { name: 'orderSeveral', route: 'massOrdering', kind: 'collection' },
    { name: 'magic', route: 'magicCollections' },
    { name: 'queue', route: 'indexAdmin' },
  ],
  store: [
    { name: 'synchronise', route: 'synchronise' },
    { name: 'configuration', route: 'configuration' },
    { name: 'plans', route: 'plans' },
  ],
}

/** Where an entry leads, in the current store. */
export const entryPath = ({ route, kind }: AreaEntry, store: string | null): string =>
  kind === undefined ? paths[route] : store === null ? `${paths[route]}?kind=${kind}` : massOrderingPath(kind, store)

/** Whether an address is that entry's. */
export const isEntry = ({ route, kind }: AreaEntry, pathname: string, search: string): boolean => {
  const there = routeOf(pathname)
  return (
    there !== null &&
    screenOf(there.name, search) === route &&
    (kind === undefined || (new URLSearchParams(search).get('kind') ?? 'category') === kind)
  )
}
