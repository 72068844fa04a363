import { useState } from 'react'
import type { TreeNode } from '../tree/index.ts'
import { FilterBuilder, type FilterBuilderProps, type FilterGroup } from './index.ts'

const leaf = (id: number, name: string): TreeNode => ({ id, name, children: [] })

export const categories: readonly TreeNode[] = [
  { id: 100, name: 'Tableware', children: [leaf(101, 'Mugs'), leaf(102, 'Cups & Saucers'), leaf(108, 'Cake Stands')] },
  { id: 300, name: 'Bags & Travel', children: [leaf(301, 'Jumbo Bags'), leaf(302, 'Lunch Bags')] },
  { id: 1200, name: 'Christmas', children: [leaf(1201, 'Christmas Decorations'), leaf(1202, 'Christmas Cards')] },
]

export const brands = ['Botanical', 'Pantry', 'Polkadot', 'Regency', 'Retrospot', 'Suki', 'Sweetheart', 'Vintage', 'Woodland']

export const groups: readonly FilterGroup[] = [
  {
    id: 1,
    mode: 'include',
    conditions: [
      { id: 2, field: 'category', operator: 'in', value: { kind: 'chosen', values: ['100', '301'] } },
      { id: 3, field: 'price', operator: 'between', value: { kind: 'amount', from: 500, to: 1_000 } },
      { id: 4, field: 'stock', operator: 'over', value: { kind: 'amount', from: 0, to: null } },
    ],
  },
  {
    id: 5,
    mode: 'exclude',
    conditions: [{ id: 6, field: 'brand', operator: 'in', value: { kind: 'chosen', values: ['Regency', 'Vintage'] } }],
  },
]

/** One condition of every field, filled in. */
export const everyField: readonly FilterGroup[] = [
  {
    id: 1,
    mode: 'include',
    conditions: [
      { id: 2, field: 'category', operator: 'in', value: { kind: 'chosen', values: ['100'] } },
      { id: 3, field: 'brand', operator: 'notIn', value: { kind: 'chosen', values: ['Suki', 'Regency'] } },
      { id: 4, field: 'name', operator: 'contains', value: { kind: 'text', text: 'mug' } },
      { id: 5, field: 'reference', operator: 'in', value: { kind: 'chosen', values: ['21068', '22423'] } },
      { id: 6, field: 'price', operator: 'between', value: { kind: 'amount', from: 1_000, to: 500 } },
      { id: 7, field: 'discount', operator: 'over', value: { kind: 'amount', from: 120, to: null } },
      { id: 8, field: 'age', operator: 'under', value: { kind: 'amount', from: null, to: 30 } },
      { id: 9, field: 'units', operator: 'over', value: { kind: 'amount', from: null, to: null, days: 30 } },
      { id: 10, field: 'revenue', operator: 'between', value: { kind: 'amount', from: 100_000, to: 250_050, days: 90 } },
      { id: 11, field: 'score', operator: 'over', value: { kind: 'amount', from: 700, to: null } },
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
