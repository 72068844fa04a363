import {
  listStatus,
  type ListKind,
  type ListStatus,
  type OrderableList,
  type OrderedList,
  type PlatformCollection,
} from '../../../../contract/index.ts'

export type FrontStanding = ListStatus

/** A list with how it stands. */
export interface FrontLine {
  kind: ListKind
  id: number
  name: string
  /** Names of a category's ancestors. */
  route: string
  imageUrl: string | null
  products: number
  soldOut: number
  savedAt: string | null
  publishedAt: string | null
  standing: FrontStanding
  /** When its next publication begins. */
  nextAt: string | null
  /** Products that stand elsewhere on the platform; 0 where none do. */
  drifted: number
  /** A collection that shoppers cannot find. */
  hidden: boolean
  /** When a collection ends. */
  until: string | null
}

/** How a list stands. */
export const standingOf = (known: OrderedList | undefined): FrontStanding => (known ? listStatus(known) : 'never')

/** The lines of a front page, in the order in which the lists come. */
export function linesOf(
  lists: readonly OrderableList[],
  known: readonly OrderedList[],
  collections: readonly PlatformCollection[] = [],
): FrontLine[] {
  const states = new Map(known.map((state) => [state.id, state]))
  const kept = new Map(collections.map((collection) => [collection.id, collection]))
  return lists.map(({ kind, id, name, routeBefore, imageUrl, products, soldOut, savedAt }) => {
    const state = states.get(id)
    return {
      kind,
      id,
      name,
      imageUrl,
      products,
      soldOut,
      route: routeBefore,
      savedAt: state?.savedAt ?? savedAt,
      publishedAt: state?.publishedAt ?? null,
      standing: standingOf(state),
      nextAt: state?.nextAt ?? null,
      drifted: state?.drifted ?? 0,
      hidden: kept.get(id)?.searchable === false,
      until: kept.get(id)?.to ?? null,
    }
  })
}

/** What the sold-out products of a list say of it: it is well while less than a twelfth of it is sold out. */
export const isWell = ({ products, soldOut }: Pick<FrontLine, 'products' | 'soldOut'>): boolean => soldOut * 12 <= products

/** Further away than this, in milliseconds, an end stands for none: platforms write one where a collection has none. */
const forGood = 5 * 365 * 86_400_000

/** The day on which a collection ends or ended, YYYY-MM-DD in the store's time zone; null where it stays. @param now milliseconds since 1970 */
export function endOf({ until }: Pick<FrontLine, 'until'>, now: number, timeZone: string): { kind: 'ends' | 'ended'; day: string } | null {
  if (until === null || Date.parse(until) - now > forGood) return null
  return {
    kind: Date.parse(until) > now ? 'ends' : 'ended',
    day: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(until)),
  }
}

/** Standings from what presses most to what rests, for sorting. */
const pressing: readonly FrontStanding[] = [
  'failed',
  'done-with-errors',
  'drifted',
  'running',
  'waiting',
  'sent',
  'scheduled',
  'draft',
  'cancelled',
  'verified',
  'never',
]
export const pressureOf = ({ standing }: FrontLine): number => pressing.indexOf(standing)

/** A node of the tree beside the categories. */
export interface TreeNode {
  id: number
  name: string
  products: number
  children: readonly TreeNode[]
}

/** The node that stands for all of them. */
export const everything = 0

/** The numbers of a node and of everything below it; null for all. */
export function below(nodes: readonly TreeNode[], id: number): ReadonlySet<number> | null {
  if (id === everything) return null
  const found = find(nodes, id)
  const ids = new Set<number>()
  const walk = (node: TreeNode): void => {
    ids.add(node.id)
    node.children.forEach(walk)
  }
  if (found) walk(found)
  return ids
}

const find = (nodes: readonly TreeNode[], id: number): TreeNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : find(node.children, id)
    if (found) return found
  }
  return undefined
}

/** The name of a node; null where there is none of that number. */
export const nameOf = (nodes: readonly TreeNode[], id: number): string | null => find(nodes, id)?.name ?? null

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The lines whose name or route holds what is searched, among those of a branch. */
export function searched(lines: readonly FrontLine[], query: string, among: ReadonlySet<number> | null = null): FrontLine[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return lines.filter(({ id, name, route }) => {
    if (among && !among.has(id)) return false
    const text = plain(`${name} ${route} ${id}`)
    return words.every((word) => text.includes(word))
  })
}
