import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, IdParameter, Maybe, MinorUnits, oneOf, PlatformId, StoreName, Text, VisibleText } from './fields.ts'
import { limits } from './limits.ts'
import { filterColumnNames, filterOperatorNames, mostFilterValues } from './rules/filter.ts'

const closed = { additionalProperties: false }

/** The name of a Samara collection or of a group: any line with something in it. Names are unique within their store. */
export const SamaraName = VisibleText(limits.samara.name)

/** One condition on products, see `contract/rules/filter.ts`. */
export const FilterInput = Type.Object(
  {
    column: oneOf(filterColumnNames),
    operator: oneOf(filterOperatorNames),
    not: Type.Boolean(),
    values: Type.Array(Type.Union([Text(limits.samara.text), Type.Integer({ minimum: 0, maximum: 2_147_483_647 })]), {
      maxItems: mostFilterValues,
    }),
  },
  closed,
)
export type FilterInput = Static<typeof FilterInput>

/** A filter of a group. */
export const SamaraFilter = Type.Object({
  id: IdParameter,
  ...FilterInput.properties,
  /** Of its values, the categories, brands, products or lists that the store has no more. */
  gone: Type.Array(PlatformId),
})
export type SamaraFilter = Static<typeof SamaraFilter>

/** A collection that uses a group, and how. */
const Use = Type.Object({ id: IdParameter, name: Type.String(), exclude: Type.Boolean() })

/** Filters and hand-picked products, for any number of collections. */
export const SamaraGroup = Type.Object({
  id: IdParameter,
  name: Type.String(),
  store: StoreName,
  /** Takes products away instead of bringing them; within a collection, what the collection says. */
  exclude: Type.Boolean(),
  /** Counts up with every change. */
  version: Count,
  filters: Type.Array(SamaraFilter),
  /** Hand-picked products. */
  products: Count,
  usedBy: Type.Array(Use),
})
export type SamaraGroup = Static<typeof SamaraGroup>

/** A product of a group or a collection. */
export const SamaraProduct = Type.Object({
  id: PlatformId,
  name: Type.String(),
  reference: Type.String(),
  imageUrl: Maybe(Type.String()),
  price: Maybe(MinorUnits),
  stock: Count,
  /** Hand-picked. */
  picked: Type.Boolean(),
  /** In its collections whatever their exclusions say. */
  pinned: Type.Boolean(),
})
export type SamaraProduct = Static<typeof SamaraProduct>
export const SamaraProducts = Type.Object({ total: Count, content: Type.Array(SamaraProduct) })

/** What a group holds, as one writes it. */
export const groupContent = {
  filters: Type.Array(FilterInput, { maxItems: limits.samara.filters }),
  /** Hand-picked products in their sequence, each once. */
  products: Type.Array(PlatformId, { maxItems: limits.list.products }),
  /** Those of them that stay whatever exclusions say. */
  pinned: Type.Array(PlatformId, { maxItems: limits.list.products }),
}

/** What a change would do to one collection. */
export const SamaraEffect = Type.Object({
  /** Products in it now, and then. */
  before: Count,
  after: Count,
  entering: Count,
  leaving: Count,
})
export type SamaraEffect = Static<typeof SamaraEffect>

const reading = { permission: 'collections.read' } as const
const writing = { permission: 'collections.write' } as const
const byStore = Type.Object({ store: StoreName })
const named = Type.Object({ store: StoreName, name: SamaraName })
const inPath = { store: 'params.store' } as const
const inQuery = { store: 'query.store' } as const
const inBody = { store: 'body.store' } as const
/** Refused where the group is in another version; without it the newest counts. */
const version = Type.Optional(Count)

const base = '/api/v1/samaraCollection/group'

export const readGroupByName = endpoint({
  id: 'readGroupByName',
  service: 'collections',
  method: 'GET',
  path: `${base}/get/:store/:name`,
  summary: 'A group of a store by its name, with its filters and where it is used.',
  params: named,
  reply: SamaraGroup,
  problems: ['group/unknown'],
  access: { ...inPath, ...reading },
})

export const readGroup = endpoint({
  id: 'readGroup',
  service: 'collections',
  method: 'GET',
  path: `${base}/get/:id`,
  summary: 'A group of a store by its number.',
  params: Type.Object({ id: IdParameter }),
  query: byStore,
  reply: SamaraGroup,
  problems: ['group/unknown'],
  access: { ...inQuery, ...reading },
})

export const listGroups = endpoint({
  id: 'listGroups',
  service: 'collections',
  method: 'GET',
  path: '/api/v1/samara-groups',
  summary: 'The groups of a store by name, with where they are used.',
  query: byStore,
  reply: Type.Array(SamaraGroup),
  access: { ...inQuery, ...reading },
})

export const createGroup = endpoint({
  id: 'createGroup',
  service: 'collections',
  method: 'POST',
  path: `${base}/create`,
  summary: 'Makes a group. It stands alone until a collection uses it.',
  body: Type.Object({ store: StoreName, name: SamaraName, exclude: Type.Optional(Type.Boolean()) }, closed),
  reply: SamaraGroup,
  problems: ['group/name-taken', 'group/too-many'],
  access: { ...inBody, ...writing },
  creates: true,
})

export const updateGroup = endpoint({
  id: 'updateGroup',
  service: 'collections',
  method: 'PUT',
  path: `${base}/update`,
  summary: 'Gives a group another name, or lets it bring or take away products where collections do not say otherwise.',
  body: Type.Object({ store: StoreName, id: IdParameter, version, name: SamaraName, exclude: Type.Optional(Type.Boolean()) }, closed),
  reply: SamaraGroup,
  problems: ['group/unknown', 'group/name-taken', 'group/stale-version'],
  access: { ...inBody, ...writing },
})

export const deleteGroup = endpoint({
  id: 'deleteGroup',
  service: 'collections',
  method: 'DELETE',
  path: '/api/v1/samara-groups/:id',
  summary: 'Deletes a group that no collection uses.',
  params: Type.Object({ id: IdParameter }),
  query: byStore,
  reply: Type.Object({}),
  problems: ['group/unknown', 'group/in-use'],
  access: { ...inQuery, ...writing },
})

/** A collection and a group by their names. */
const link = Type.Object({ store: StoreName, collection: SamaraName, group: SamaraName }, closed)

export const addGroup = endpoint({
  id: 'addGroup',
  service: 'collections',
  method: 'POST',
  path: `${base}/add/:exclude`,
  summary: 'Lets a collection use a group: its products come in, or are taken away. One that it uses already changes sides.',
  params: Type.Object({ exclude: Type.Boolean() }),
  body: link,
  reply: Type.Array(SamaraGroup),
  problems: ['samara-collection/unknown', 'group/unknown', 'samara-collection/cycle', 'samara-collection/too-many-groups'],
  access: { ...inBody, ...writing },
})

export const removeGroup = endpoint({
  id: 'removeGroup',
  service: 'collections',
  method: 'DELETE',
  path: `${base}/remove`,
  summary: 'Takes a group out of a collection. The group stays.',
  body: link,
  reply: Type.Array(SamaraGroup),
  problems: ['samara-collection/unknown', 'group/unknown', 'group/not-used'],
  access: { ...inBody, ...writing },
})

export const groupsOfCollection = endpoint({
  id: 'groupsOfCollection',
  service: 'collections',
  method: 'GET',
  path: '/api/v1/samaraCollection/:store/:name/groups',
  summary: 'The groups of a collection in their sequence, each with what it does in it.',
  params: named,
  reply: Type.Array(SamaraGroup),
  problems: ['samara-collection/unknown'],
  access: { ...inPath, ...reading },
})

export const listFilters = endpoint({
  id: 'listFilters',
  service: 'collections',
  method: 'GET',
  path: `${base}/:store/:name/filters`,
  summary: 'The filters of a group.',
  params: named,
  reply: Type.Array(SamaraFilter),
  problems: ['group/unknown'],
  access: { ...inPath, ...reading },
})

/** What a filter is refused for. `errors` names the place, and of a cycle the collections. */
const unfit = ['group/unknown', 'group/stale-version', 'filter/unfit', 'samara-collection/cycle'] as const

export const createFilter = endpoint({
  id: 'createFilter',
  service: 'collections',
  method: 'POST',
  path: `${base}/:store/:name/filter/create`,
  summary: 'Adds a filter to a group.',
  params: named,
  body: Type.Object({ ...FilterInput.properties, version }, closed),
  reply: SamaraGroup,
  problems: [...unfit, 'filter/too-many'],
  access: { ...inPath, ...writing },
  creates: true,
})

export const updateFilter = endpoint({
  id: 'updateFilter',
  service: 'collections',
  method: 'PUT',
  path: `${base}/:store/:name/filter/update`,
  summary: 'Changes a filter of a group.',
  params: named,
  body: Type.Object({ id: IdParameter, ...FilterInput.properties, version }, closed),
  reply: SamaraGroup,
  problems: [...unfit, 'filter/unknown'],
  access: { ...inPath, ...writing },
})

export const deleteFilter = endpoint({
  id: 'deleteFilter',
  service: 'collections',
  method: 'DELETE',
  path: `${base}/:store/:name/filter/delete/:filterId`,
  summary: 'Takes a filter out of a group.',
  params: Type.Object({ store: StoreName, name: SamaraName, filterId: IdParameter }),
  reply: SamaraGroup,
  problems: ['group/unknown', 'filter/unknown'],
  access: { ...inPath, ...writing },
})

export const productsByGroup = endpoint({
  id: 'productsByGroup',
  service: 'collections',
  method: 'GET',
  path: '/api/v1/group/ProductsByGroup',
  summary: 'The products that a group holds by itself: by its filters and by hand.',
  query: Type.Object({ group: SamaraName, store: StoreName }),
  reply: SamaraProducts,
  problems: ['group/unknown'],
  access: { ...inQuery, ...reading },
  bulk: true,
})

/** What filters leave, before they are saved. */
export const previewFilters = endpoint({
  id: 'previewFilters',
  service: 'collections',
  method: 'POST',
  path: '/api/v1/samara-previews',
  summary: 'How many products some filters leave together and each alone, and some of them.',
  body: Type.Object({ store: StoreName, filters: Type.Array(FilterInput, { maxItems: limits.samara.filters }) }, closed),
  mostBytes: limits.body.wholeList,
  reply: Type.Object({
    /** Products of the shop. */
    of: Count,
    /** Left by all filters together; all where there are none. */
    count: Count,
    /** Left by each filter alone. */
    each: Type.Array(Count),
    /** The first of them by samaraScore. */
    sample: Type.Array(SamaraProduct),
  }),
  problems: ['filter/unfit'],
  access: { ...inBody, ...reading },
})

export const saveGroup = endpoint({
  id: 'saveGroup',
  service: 'collections',
  method: 'PUT',
  path: '/api/v1/samara-groups/:id',
  summary: 'Writes a whole group at once: its name, what it usually does, its filters, and its hand-picked products in their sequence.',
  params: Type.Object({ id: IdParameter }),
  body: Type.Object({ store: StoreName, version, name: SamaraName, exclude: Type.Boolean(), ...groupContent }, closed),
  mostBytes: limits.body.wholeList,
  reply: SamaraGroup,
  problems: [...unfit, 'group/name-taken', 'catalogue/unknown-product', 'ordering/duplicate-product'],
  access: { ...inBody, ...writing },
})

export const pickedProducts = endpoint({
  id: 'pickedProducts',
  service: 'collections',
  method: 'GET',
  path: '/api/v1/samara-groups/:id/products',
  summary: 'The hand-picked products of a group, in their sequence.',
  params: Type.Object({ id: IdParameter }),
  query: byStore,
  reply: SamaraProducts,
  problems: ['group/unknown'],
  access: { ...inQuery, ...reading },
  bulk: true,
})

export const movePickedProduct = endpoint({
  id: 'movePickedProduct',
  service: 'collections',
  method: 'PUT',
  path: '/api/v1/samara-groups/:id/products/:product',
  summary:
    'Takes a hand-picked product out of a group and puts it into this one, at a place; or at another place of the same. A pinned one stays so.',
  params: Type.Object({ id: IdParameter, product: PlatformId }),
  body: Type.Object(
    {
      store: StoreName,
      /** The group that it is in. */
      from: IdParameter,
      /** From 1; behind all others where there are fewer. */
      place: Type.Integer({ minimum: 1, maximum: limits.list.products }),
    },
    closed,
  ),
  reply: Type.Object({}),
  problems: ['group/unknown', 'group/stale-version', 'group/too-many-products'],
  access: { ...inBody, ...writing },
})

export const previewGroup = endpoint({
  id: 'previewGroup',
  service: 'collections',
  method: 'POST',
  path: '/api/v1/samara-groups/:id/previews',
  summary: 'What every collection that uses a group would hold if the group were this one.',
  params: Type.Object({ id: IdParameter }),
  body: Type.Object({ store: StoreName, ...groupContent }, closed),
  mostBytes: limits.body.wholeList,
  reply: Type.Object({ collections: Type.Array(Type.Object({ id: IdParameter, name: Type.String(), ...SamaraEffect.properties })) }),
  problems: ['group/unknown', 'filter/unfit'],
  access: { ...inBody, ...reading },
})
