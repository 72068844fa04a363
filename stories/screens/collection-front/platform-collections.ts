import { lineOf, type ListLine } from '../category-front/list-lines.ts'
import { membersOf } from '../collections/matching.ts'
import { collections } from '../collections/samara-collections.ts'
import { bestSellers, products, type ShopProduct } from '../shop/index.ts'

/** A collection as the platform has it. */
export interface PlatformCollection extends ListLine {
  /** Built here. */
  readonly samara: boolean
}

const line = (id: number, name: string, members: readonly ShopProduct[], samara: boolean): PlatformCollection => ({
  ...lineOf({ id, name, department: null, products: members.length, soldOut: members.filter(({ stock }) => stock === 0).length }),
  samara,
})

/** The platform's collections: those that were made there, and those that were published from here. */
export const platformCollections: readonly PlatformCollection[] = [
  line(118, 'Best sellers', bestSellers, false),
  line(131, 'Retrospot', products.filter(({ brand }) => brand === 'Retrospot'), false),
  line(207, 'Last pieces', products.filter(({ stock }) => stock > 0 && stock < 10), false),
  line(264, 'Everything reduced', products.filter(({ listPrice }) => listPrice !== null), false),
  line(302, 'Under £2', products.filter(({ price }) => price < 200), false),
  ...collections.flatMap(({ platformId, name, groups }) => (platformId === null ? [] : [line(platformId, name, membersOf(groups).members, true)])),
]
