import type { TreeNode } from '../../../src/design/tree/index.ts'
import { categories, type ShopCategory } from './index.ts'

/** A department or a category of the shop, with how many products it holds. */
export interface ShopNode extends TreeNode {
  readonly products: number
}

const names = [...new Set(categories.map(({ department }) => department))]

/** Departments stand at the hundreds, their categories behind them. */
const departmentIdOf = ({ id }: Pick<ShopCategory, 'id'>): number => Math.floor(id / 100) * 100

/** The shop's departments with their categories. */
export const categoryTree: readonly ShopNode[] = names.map((name) => {
  const own = categories.filter(({ department }) => department === name)
  return {
    id: own[0] ? departmentIdOf(own[0]) : 0,
    name,
    products: own.reduce((sum, { products }) => sum + products, 0),
    children: own.map(({ id, name: category, products }) => ({ id, name: category, products, children: [] })),
  }
})
