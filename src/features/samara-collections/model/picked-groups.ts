/** A hand-picked product, as far as one sees of it. */
export interface PickedProduct {
  id: number
  name: string
  reference: string
  imageUrl: string | null
  pinned: boolean
}

/** A group that a collection uses, with its hand-picked products in their sequence. */
export interface PickedGroup {
  id: number
  name: string
  exclude: boolean
  picks: readonly PickedProduct[]
}

/** A hand-picked product that goes from one group to a place of another, or of the same; places count from 0, among the others. */
export interface PickMove {
  product: number
  from: number
  to: number
  place: number
}

/** The groups after a move. A product that both groups have is there once, and pinned where it was in one of them. */
export function withMove(groups: readonly PickedGroup[], { product, from, to, place }: PickMove): readonly PickedGroup[] {
  const moving = groups.find(({ id }) => id === from)?.picks.find(({ id }) => id === product)
  if (!moving || !groups.some(({ id }) => id === to)) return groups
  return groups.map((group) => {
    if (group.id !== from && group.id !== to) return group
    const others = group.picks.filter(({ id }) => id !== product)
    if (group.id !== to) return { ...group, picks: others }
    const pinned = moving.pinned || group.picks.some((pick) => pick.id === product && pick.pinned)
    return { ...group, picks: others.toSpliced(place, 0, { ...moving, pinned }) }
  })
}

/** How many versions a collection that uses all of these groups counts up by a move: each group that it changes counts. */
export const versionsOfMove = ({ from, to }: Pick<PickMove, 'from' | 'to'>): number => (from === to ? 1 : 2)
