import {
  addGroup,
  addProducts,
  addProductsFromFile,
  arrangeGroups,
  badProductFileLines,
  createFilter,
  createGroup,
  createSamaraCollection,
  deleteFilter,
  deleteGroup,
  deleteSamaraCollection,
  duplicateSamaraCollection,
  explainMembership,
  fillFromTemporalProducts,
  fillSamaraCollection,
  groupsOfCollection,
  listFilters,
  listGroups,
  listSamaraCollections,
  membershipHistory,
  movePickedProduct,
  pickedProducts,
  previewCollection,
  previewFilters,
  previewGroup,
  productsByGroup,
  productsBySamaraCollection,
  readGroup,
  readGroupByName,
  readSamaraCollection,
  removeGroup,
  saveGroup,
  updateFilter,
  updateGroup,
  updateSamaraCollection,
  uploadProductFile,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { CollectionsService } from './collections.service.ts'
import type { FillingService } from './filling.service.ts'
import type { GroupsService } from './groups.service.ts'
import type { ProductFilesService } from './product-files.service.ts'

export interface SamaraServices {
  collections: CollectionsService
  groups: GroupsService
  filling: FillingService
  productFiles: ProductFilesService
}

/** Calls about Samara collections. */
function collectionsRoutes(route: Route, { collections, filling }: SamaraServices): void {
  route(createSamaraCollection, ({ store, caller, idempotencyKey: key, body: { store: _, ...fields } }) =>
    collections.create(store, caller, key, fields),
  )
  route(readSamaraCollection, ({ store, params }) => collections.read(store, params.id))
  route(listSamaraCollections, ({ store }) => collections.list(store))
  route(updateSamaraCollection, ({ store, params, body: { store: _, ...fields } }) => collections.change(store, params.id, fields))
  route(duplicateSamaraCollection, ({ store, caller, idempotencyKey: key, params, body }) =>
    collections.duplicate(store, caller, key, params.id, body.name),
  )
  route(deleteSamaraCollection, async ({ store, caller, params }) => {
    await collections.remove(store, caller, params.id)
    return {}
  })
  route(groupsOfCollection, ({ store, params }) => collections.groups(store, params.name))
  route(addGroup, ({ store, params, body }) => collections.use(store, body, params.exclude))
  route(removeGroup, ({ store, body }) => collections.useNoMore(store, body))
  route(arrangeGroups, ({ store, params, body }) => collections.arrange(store, params.id, body))
  route(previewCollection, ({ store, params, body }) => filling.previewCollection(store, params.id, body.groups))
  route(addProducts, ({ store, person, params, body }) => filling.add(store, person.id, params.name, body.products, body.pinned ?? false))
  route(fillSamaraCollection, ({ store, person, params }) => filling.fill(store, person.id, params.name, params.id))
  route(fillFromTemporalProducts, ({ store, person, query, body }) =>
    filling.fillWith(store, person.id, query.collectionId, body.products, body.logUserCriterias),
  )
  route(productsBySamaraCollection, ({ store, query }) => filling.products(store, query.name))
  route(explainMembership, ({ store, params }) => filling.explain(store, params.id, params.product))
  route(membershipHistory, ({ store, params, query }) => filling.history(store, params.id, query))
}

/** Calls about groups, their filters and hand-picked products. */
function groupsRoutes(route: Route, { groups, filling, productFiles }: SamaraServices): void {
  route(createGroup, ({ store, idempotencyKey: key, body }) => groups.create(store, key, body))
  route(readGroup, ({ store, params }) => groups.read(store, params.id))
  route(readGroupByName, ({ store, params }) => groups.readByName(store, params.name))
  route(listGroups, ({ store }) => groups.list(store))
  route(updateGroup, ({ store, body }) => groups.change(store, body))
  route(deleteGroup, async ({ store, caller, params }) => {
    await groups.remove(store, caller, params.id)
    return {}
  })
  route(movePickedProduct, async ({ store, params, body: { from, place } }) => {
    await groups.movePick(store, { from, to: params.id, product: params.product, place })
    return {}
  })
  route(saveGroup, ({ store, params, body: { store: _, ...group } }) => groups.save(store, params.id, group))
  route(pickedProducts, ({ store, params }) => filling.picked(store, params.id))
  route(previewGroup, ({ store, params, body: { store: _, ...content } }) => filling.previewGroup(store, params.id, content))
  route(listFilters, async ({ store, params }) => (await groups.readByName(store, params.name)).filters)
  route(createFilter, ({ store, params, body, idempotencyKey: key }) => groups.addFilter(store, params.name, key, body))
  route(updateFilter, ({ store, params, body }) => groups.changeFilter(store, params.name, body))
  route(deleteFilter, ({ store, params }) => groups.removeFilter(store, params.name, params.filterId))
  route(previewFilters, ({ store, body }) => filling.preview(store, body.filters))
  route(productsByGroup, ({ store, query }) => filling.productsOf(store, query.group))
  route(uploadProductFile, ({ store, file }) => productFiles.read(store.id, file))
  route(badProductFileLines, ({ store, file }) => productFiles.badLines(store.id, file))
  route(addProductsFromFile, ({ store, params, body }) => productFiles.add(store, params.name, body.key, body.pinned ?? false))
}

/** Every call of the collections service. */
export function samaraCollectionsRoutes(route: Route, services: SamaraServices): void {
  collectionsRoutes(route, services)
  groupsRoutes(route, services)
}
