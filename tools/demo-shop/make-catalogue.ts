import type { CatalogueFile, CleaningReport } from '../../demo/simulator/shop/catalogue-file.ts'
import type { ShopBrand, ShopCategory, ShopDepartment, ShopProduct } from '../../demo/simulator/shop/shop.ts'
import { add, none } from './clean-rows.ts'
import { pictureOrder } from './picture-order.ts'
import { brandRules } from './rules/brand-rules.ts'
import { categoryRules, remainder } from './rules/category-rules.ts'
import { departments as plans } from './rules/category-tree.ts'
import type { DepartmentPlan } from './rules/category-tree.ts'
import { matcher } from './rules/word-rule.ts'
import { shopName, usualDescription } from './shop-name.ts'
import type { SourceRow } from './source-row.ts'
import { fraction, pricing, stock } from './trade.ts'

const DAY = 24 * 60
const toCategory = categoryRules.map((rule) => ({ to: rule.to, matches: matcher(rule) }))
const toBrand = brandRules.map((rule) => ({ brand: rule.brand, matches: matcher(rule) }))

export interface MadeCatalogue {
  catalogue: CatalogueFile
  /** Place of each stock code in the catalogue. */
  places: Map<string, number>
  /** The first day's 00:00 in minutes since 1970. */
  firstMinute: number
  unplaced: CleaningReport['unplaced']
}

/** The catalogue of what these sales (oldest first) sold. */
export function makeCatalogue(sales: readonly SourceRow[]): MadeCatalogue {
  const first = sales[0]
  const last = sales.at(-1)
  if (first === undefined || last === undefined) throw new Error('there is no sale to make a shop of')
  const tree = makeTree()
  const brands = makeBrands()
  const unplaced = { ...none(), products: 0 }
  const byCode = [...Map.groupBy(sales, (sale) => sale.code)].sort(byFirstSale)
  const products = byCode.map(([code, lines], place): ShopProduct => {
    const name = shopName(usualDescription(countDescriptions(lines)) ?? code)
    const placed = toCategory.find((rule) => rule.matches(name))?.to
    if (placed === undefined) {
      unplaced.products += 1
      for (const line of lines) add(unplaced, line.units, line.price)
    }
    const category = tree.leaf(placed ?? remainder)
    const brand = toBrand.find((rule) => rule.matches(name))?.brand ?? category.houseBrand
    const pieces = stock(code, lines, last.minute)
    const idle = (last.minute - (lines.at(-1)?.minute ?? 0)) / DAY
    return {
      id: 1000 + place,
      skuId: 50_000 + place,
      reference: code,
      name,
      categoryId: category.id,
      brandId: brands.id(brand),
      ...pricing(lines),
      stock: pieces,
      releasedOn: dayOf(lines[0] ?? first),
      // Left alone, a shop shows what came last first.
      score: 100 * (place + 1),
      // Retired: nothing left and not sold for eight months. Hidden: a few that the shop keeps back.
      active: pieces > 0 || idle < 240,
      visible: fraction(`${code} hidden`) >= 0.006,
      picture: pictureOrder(name, category),
    }
  })
  const catalogue = {
    firstDay: dayOf(first),
    lastDay: dayOf(last),
    departments: tree.departments,
    categories: tree.categories,
    brands: brands.list,
    products,
  }
  const places = new Map(products.map((product, place) => [product.reference, place]))
  return { catalogue, places, firstMinute: first.minute - (first.minute % DAY), unplaced }
}

function makeTree() {
  const departments: ShopDepartment[] = []
  const categories: ShopCategory[] = []
  const leaves = new Map<string, { id: number; key: string; kind: string; houseBrand: string }>()
  plans.forEach((plan: DepartmentPlan, at) => {
    const departmentId = at + 1
    departments.push({ id: departmentId, name: plan.name })
    Object.entries(plan.categories).forEach(([key, { name, kind }], place) => {
      const id = departmentId * 100 + place + 1
      categories.push({ id, name, departmentId })
      leaves.set(key, { id, key, kind, houseBrand: plan.houseBrand })
    })
  })
  const leaf = (key: string) => {
    const found = leaves.get(key)
    if (found === undefined) throw new Error(`a rule names the category "${key}", which the tree does not have`)
    return found
  }
  return { departments, categories, leaf }
}

function makeBrands() {
  const names = [...new Set([...brandRules.map((rule) => rule.brand), ...plans.map((plan) => plan.houseBrand)])].sort()
  const list: ShopBrand[] = names.map((name, at) => ({ id: 2000 + at, name }))
  const ids = new Map(list.map((brand) => [brand.name, brand.id]))
  const id = (name: string): number => {
    const found = ids.get(name)
    if (found === undefined) throw new Error(`there is no brand "${name}"`)
    return found
  }
  return { list, id }
}

function countDescriptions(lines: readonly SourceRow[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { description } of lines) counts.set(description, (counts.get(description) ?? 0) + 1)
  return counts
}

function byFirstSale(a: [string, SourceRow[]], b: [string, SourceRow[]]): number {
  return (a[1][0]?.minute ?? 0) - (b[1][0]?.minute ?? 0) || (a[0] < b[0] ? -1 : 1)
}

function dayOf(sale: SourceRow): string {
  return new Date(sale.minute * 60_000).toISOString().slice(0, 10)
}
