import type { Category, CategoryNode, CategoryToIndex, CollectionToIndex, OrderedList } from '../../../contract/index.ts'

/** The categories of a reply to `categoryTree`. */
export const categoriesOf = (nodes: readonly CategoryNode[]): Category[] =>
  nodes.map((node) => ({
    id: node.idcategoria,
    name: node.namecategory,
    route: node.routebefore,
    products: node.products,
    children: categoriesOf(node.children),
  }))

/** The lists of a reply to `categoriesToIndex`. */
export const orderedCategories = (states: readonly CategoryToIndex[]): OrderedList[] =>
  states.map(({ idcategoria: id, ...rest }) => ({ kind: 'category', id, ...rest }))

/** The lists of a reply to `collectionsToIndex`. */
export const orderedCollections = (states: readonly CollectionToIndex[]): OrderedList[] =>
  states.map(({ collectionId: id, ...rest }) => ({ id, ...rest }))
