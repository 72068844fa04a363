import { useState } from 'react'
import type { TreeNode } from '../tree/index.ts'
import { FilterBuilder, type FilterBuilderProps, type FilterGroup } from './index.ts'

const leaf = (id: number, name: string): TreeNode => ({ id, name, children: [] })

export const categories: readonly TreeNode[] = [
  { id: 100, name: 'Tableware', children: [leaf(101, 'Mugs'), leaf(102, 'Cups & Saucers'), leaf(108, 'Cake Stands')] },
  { id: 300, name: 'Bags & Travel', children: [leaf(301, 'Jumbo Bags'), leaf(302, 'Lunch Bags')] },
  { id: 1200, name: 'Christmas', children: [leaf(1201, 'Christmas Decorations'), leaf(1202, 'Christmas Cards')] },
]

export const brands = ['Botanical', 'Pantry', 'Polkadot', 'Regency', 'Retrospot', 'Suki', 'Sweetheart', 'Vintage', 'Woodland'].map(
  (name) => ({ value: name, label: name }),
)

export const lists = [
  { value: 'collection 118', label: 'Best sellers' },
  { value: 'samara 2', label: 'Christmas under £5' },
]

export const groups: readonly FilterGroup[] = [
  {
    id: 1,
    mode: 'include',
    conditions: [
      { id: 2, field: 'category', operator: 'any', not: false, value: { kind: 'chosen', values: ['100', '301'] } },
      { id: 3, field: 'price', operator: 'between', not: false, value: { kind: 'amount', from: 500, to: 1_000 } },
      { id: 4, field: 'stock', operator: 'least', not: false, value: { kind: 'amount', from: 1, to: null } },
    ],
  },
  {
    id: 5,
    mode: 'exclude',
    conditions: [{ id: 6, field: 'brand', operator: 'any', not: false, value: { kind: 'chosen', values: ['Regency', 'Vintage'] } }],
  },
]

/** One condition of every field, filled in. */
export const everyField: readonly FilterGroup[] = [
  {
    id: 1,
    mode: 'include',
    conditions: [
      { id: 2, field: 'category', operator: 'any', not: false, value: { kind: 'chosen', values: ['100'] } },
      { id: 12, field: 'ownCategory', operator: 'any', not: false, value: { kind: 'chosen', values: ['101'] } },
      { id: 3, field: 'brand', operator: 'any', not: true, value: { kind: 'chosen', values: ['Suki', '77'] } },
      { id: 4, field: 'name', operator: 'word', not: false, value: { kind: 'text', text: 'mug' } },
      { id: 5, field: 'reference', operator: 'any', not: false, value: { kind: 'chosen', values: ['21068', '22423'] } },
      { id: 13, field: 'product', operator: 'any', not: false, value: { kind: 'chosen', values: ['101', '102'] } },
      { id: 14, field: 'list', operator: 'in', not: true, value: { kind: 'chosen', values: ['collection 118'] } },
      { id: 6, field: 'price', operator: 'between', not: false, value: { kind: 'amount', from: 1_000, to: 500 } },
      { id: 15, field: 'listPrice', operator: 'equal', not: true, value: { kind: 'amount', from: 999, to: null } },
      { id: 7, field: 'discount', operator: 'least', not: false, value: { kind: 'amount', from: 120, to: null } },
      { id: 16, field: 'soldOut', operator: 'is', not: true, value: { kind: 'flag' } },
      { id: 17, field: 'variants', operator: 'is', not: false, value: { kind: 'flag' } },
      { id: 8, field: 'age', operator: 'most', not: false, value: { kind: 'amount', from: null, to: 30 } },
      { id: 9, field: 'units', operator: 'least', not: false, value: { kind: 'amount', from: null, to: null, days: 30 } },
      { id: 10, field: 'revenue', operator: 'between', not: false, value: { kind: 'amount', from: 100_000, to: 250_050, days: 90 } },
      { id: 18, field: 'orders', operator: 'top', not: false, value: { kind: 'amount', from: 50, to: null, days: 7 } },
      { id: 11, field: 'score', operator: 'least', not: false, value: { kind: 'amount', from: 700, to: null } },
      { id: 19, field: 'rank', operator: 'most', not: false, value: { kind: 'amount', from: null, to: 0 } },
    ],
  },
]

const longNames = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.map(({ id, name, children }) => ({
    id,
    name: `${name} para toda la familia, edición especial de aniversario`,
    children: longNames(children),
  }))
export const longCategories = longNames(categories)

/** A filter builder that keeps its own groups. */
export function Filters({ groups: start = groups, onGroupsChange, ...rest }: Partial<FilterBuilderProps>) {
  const [own, setOwn] = useState(start)
  return (
    <FilterBuilder
      categories={categories}
      brands={brands}
      lists={lists}
      currency="GBP"
      {...rest}
      groups={own}
      onGroupsChange={(next) => {
        setOwn(next)
        onGroupsChange?.(next)
      }}
    />
  )
}
