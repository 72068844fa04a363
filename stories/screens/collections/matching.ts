import { faultOf, type FilterCondition, type FilterGroup } from '../../../src/design/filter-builder/index.ts'
import { categories, products, type ShopProduct } from '../shop/index.ts'
import { departmentIdOf } from './category-tree.ts'

/** A group as it is edited: with products that were picked by hand. */
export interface PickedGroup extends FilterGroup {
  readonly picked: readonly number[]
}

const category = new Map(categories.map((own) => [own.name, own]))
const windows = { 7: 0, 30: 1, 90: 2 } as const

function idsOf({ category: name }: ShopProduct): readonly string[] {
  const own = category.get(name)
  return own ? [String(own.id), String(departmentIdOf(own))] : []
}

function amountOf(product: ShopProduct, { field, value }: FilterCondition): number | null {
  const window = windows[value.kind === 'amount' ? (value.days ?? 30) : 30]
  switch (field) {
    case 'price':
    case 'stock':
    case 'age':
    case 'score':
      return product[field]
    case 'discount':
      return product.listPrice === null ? 0 : Math.round((1 - product.price / product.listPrice) * 100)
    case 'units':
    case 'revenue':
      return product[field][window]
    case 'category':
    case 'brand':
    case 'name':
    case 'reference':
      return null
  }
}

function holds(product: ShopProduct, condition: FilterCondition): boolean {
  const { field, operator, value } = condition
  if (value.kind === 'text') {
    const [name, part] = [product.name.toLowerCase(), value.text.trim().toLowerCase()]
    return operator === 'begins' ? name.startsWith(part) : name.includes(part) === (operator === 'contains')
  }
  if (value.kind === 'chosen') {
    const own = field === 'category' ? idsOf(product) : [field === 'brand' ? product.brand : product.reference]
    return own.some((id) => value.values.includes(id)) === (operator === 'in')
  }
  const amount = amountOf(product, condition)
  const { from, to } = value
  if (amount === null) return false
  if (operator === 'between') return from !== null && to !== null && amount >= from && amount <= to
  if (operator === 'over') return from !== null && amount > from
  return operator === 'under' ? to !== null && amount < to : amount === from
}

/** The products that a group finds or holds by hand. Without a condition that can be used it finds none. */
export function foundBy({ conditions, picked }: PickedGroup): readonly ShopProduct[] {
  const usable = conditions.filter((condition) => faultOf(condition) === null)
  return products.filter(
    (product) => picked.includes(product.id) || (usable.length > 0 && usable.every((condition) => holds(product, condition))),
  )
}

/** What a collection holds: everything that is brought in, without what is taken away. */
export function membersOf(groups: readonly PickedGroup[]): {
  included: readonly ShopProduct[]
  excluded: readonly ShopProduct[]
  members: readonly ShopProduct[]
} {
  const ids = (mode: FilterGroup['mode']) =>
    new Set(groups.filter((group) => group.mode === mode).flatMap((group) => foundBy(group).map(({ id }) => id)))
  const [inside, outside] = [ids('include'), ids('exclude')]
  const included = products.filter(({ id }) => inside.has(id))
  return { included, excluded: included.filter(({ id }) => outside.has(id)), members: included.filter(({ id }) => !outside.has(id)) }
}
