import { brands, type Category, type CategoryNode, categoryTree, newCategoryTree, productsByCriteria } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { CatalogueService } from './catalogue.service.ts'

const nodeOf = ({ id, name, route, products, children }: Category): CategoryNode => ({
  idcategoria: id,
  namecategory: name,
  routebefore: route,
  products,
  children: children.map(nodeOf),
})

/** Calls about what the shop holds. */
export const catalogueRoutes = (route: Route, catalogue: CatalogueService): void => {
  const tree = async ({ store }: { store: { id: string } }) => ({ categoryTree: (await catalogue.tree(store.id)).map(nodeOf) })
  route(categoryTree, tree)
  route(newCategoryTree, tree)
  route(productsByCriteria, ({ store, query, body }) =>
    catalogue.byCriteria(store.id, [...new Set(query.categories.split(',').map(Number))], body),
  )
  route(brands, ({ store }) => catalogue.brands(store.id))
}
