import Type, { type Static } from 'typebox'
import { Criteria } from './arrangement.ts'
import { endpoint } from './endpoint.ts'
import { runFailures } from './failures.ts'
import { Count, Email, IdParameter, Instant, Maybe, oneOf, PlatformId, StoreName, Text } from './fields.ts'
import { limits } from './limits.ts'
import { FilterInput, SamaraEffect, SamaraGroup, SamaraName, SamaraProduct, SamaraProducts } from './samara-groups.ts'
import { samaraStatuses } from './rules/samara-status.ts'

const closed = { additionalProperties: false }

/** A day of the store's calendar. */
const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', description: 'YYYY-MM-DD' })

/** Where products that enter are put: behind the others, or where their samaraScore or the collection's criteria would have them. */
export const enteringRules = ['end', 'score', 'criteria'] as const
export type EnteringRule = (typeof enteringRules)[number]

/** A list that is built here out of groups. */
export const SamaraCollection = Type.Object({
  id: IdParameter,
  name: Type.String(),
  store: StoreName,
  description: Type.String(),
  /** The platform's collection; null until it was published. The specification has two names for it. */
  idVtex: Maybe(PlatformId),
  vtexId: Maybe(PlatformId),
  inVtex: Type.Boolean(),
  active: Type.Boolean(),
  highlight: Type.Boolean(),
  searchable: Type.Boolean(),
  /** First and last day, in the store's time zone; null without one. */
  startDate: Maybe(Type.String({ description: 'YYYY-MM-DD' })),
  endDate: Maybe(Type.String({ description: 'YYYY-MM-DD' })),
  archived: Type.Boolean(),
  status: oneOf(samaraStatuses),
  entering: oneOf(enteringRules),
  /** What its products are sorted by where `entering` says so. */
  criteria: Criteria,
  /** Counts up with every change of these fields and of its groups' list. */
  version: Count,
  /** Products in it, since `filledAt`; null until it was filled the first time. */
  products: Count,
  filledAt: Maybe(Instant),
  /** When its products were last brought up to date, by hand or by themselves; null until it was filled the first time. */
  refreshedAt: Maybe(Instant),
  /** Why that failed the last time it was tried; null where it did not. */
  refreshFailure: Maybe(oneOf(runFailures)),
  groups: Type.Array(Type.Object({ id: IdParameter, name: Type.String(), exclude: Type.Boolean() })),
})
export type SamaraCollection = Static<typeof SamaraCollection>

const fields = {
  description: Type.Optional(Text(limits.samara.description)),
  active: Type.Optional(Type.Boolean()),
  highlight: Type.Optional(Type.Boolean()),
  searchable: Type.Optional(Type.Boolean()),
  startDate: Type.Optional(Maybe(Day)),
  endDate: Type.Optional(Maybe(Day)),
  entering: Type.Optional(oneOf(enteringRules)),
  criteria: Type.Optional(Criteria),
}

const reading = { permission: 'collections.read' } as const
const writing = { permission: 'collections.write' } as const
const inPath = { store: 'params.store' } as const
const inQuery = { store: 'query.store' } as const
const inBody = { store: 'body.store' } as const
const byStore = Type.Object({ store: StoreName })
const byId = Type.Object({ id: IdParameter })
const named = Type.Object({ store: StoreName, name: SamaraName })
const base = '/api/v1/samaraCollection'

/** What a refresh or a filling did. */
const Filled = Type.Object({ products: Count, entered: Count, left: Count })

export const createSamaraCollection = endpoint({
  id: 'createSamaraCollection',
  service: 'collections',
  method: 'POST',
  path: `${base}/create`,
  summary: 'Makes a Samara collection without groups.',
  query: Type.Object({ username: Email }),
  body: Type.Object({ store: StoreName, name: SamaraName, ...fields }, closed),
  reply: SamaraCollection,
  problems: ['samara-collection/name-taken', 'samara-collection/bad-dates', 'samara-collection/too-many', 'ordering/unknown-column'],
  access: { person: 'query.username', ...inBody, ...writing },
  creates: true,
})

export const readSamaraCollection = endpoint({
  id: 'readSamaraCollection',
  service: 'collections',
  method: 'GET',
  path: `${base}/get/:id`,
  summary: 'A Samara collection.',
  params: byId,
  query: byStore,
  reply: SamaraCollection,
  problems: ['samara-collection/unknown'],
  access: { ...inQuery, ...reading },
})

export const listSamaraCollections = endpoint({
  id: 'listSamaraCollections',
  service: 'collections',
  method: 'GET',
  path: '/api/v1/samara-collections',
  summary: 'The Samara collections of a store by name, archived ones among them.',
  query: byStore,
  reply: Type.Array(SamaraCollection),
  access: { ...inQuery, ...reading },
})

export const updateSamaraCollection = endpoint({
  id: 'updateSamaraCollection',
  service: 'collections',
  method: 'PUT',
  path: '/api/v1/samara-collections/:id',
  summary: 'Changes fields of a Samara collection; what is not named stays.',
  params: byId,
  body: Type.Object(
    {
      store: StoreName,
      version: Type.Optional(Count),
      name: Type.Optional(SamaraName),
      ...fields,
      archived: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  reply: SamaraCollection,
  problems: [
    'samara-collection/unknown',
    'samara-collection/name-taken',
    'samara-collection/bad-dates',
    'samara-collection/stale-version',
    'ordering/unknown-column',
    'access/approval-needed',
  ],
  access: { ...inBody, ...writing },
})

/** Groups that a collection uses, in their sequence. */
const usedGroups = Type.Array(Type.Object({ id: IdParameter, exclude: Type.Boolean() }, closed), { maxItems: limits.samara.groups })

export const arrangeGroups = endpoint({
  id: 'arrangeGroups',
  service: 'collections',
  method: 'PUT',
  path: '/api/v1/samara-collections/:id/groups',
  summary: 'Says which groups a collection uses, in which sequence, and what each of them does in it.',
  params: byId,
  body: Type.Object({ store: StoreName, version: Type.Optional(Count), groups: usedGroups }, closed),
  reply: Type.Array(SamaraGroup),
  problems: ['samara-collection/unknown', 'group/unknown', 'samara-collection/cycle', 'samara-collection/stale-version'],
  access: { ...inBody, ...writing },
})

export const previewCollection = endpoint({
  id: 'previewCollection',
  service: 'collections',
  method: 'POST',
  path: '/api/v1/samara-collections/:id/previews',
  summary: 'What a collection would hold if it used these groups, and what each of them would bring or take away by itself.',
  params: byId,
  body: Type.Object({ store: StoreName, groups: usedGroups }, closed),
  reply: Type.Object({
    ...SamaraEffect.properties,
    /** Held by each group by itself. */
    each: Type.Array(Count),
    /** The first of them by samaraScore. */
    sample: Type.Array(SamaraProduct),
  }),
  problems: ['samara-collection/unknown', 'group/unknown'],
  access: { ...inBody, ...reading },
})

export const duplicateSamaraCollection = endpoint({
  id: 'duplicateSamaraCollection',
  service: 'collections',
  method: 'POST',
  path: '/api/v1/samara-collections/:id/duplicates',
  summary:
    'Makes a Samara collection with the same fields and groups under another name. It is on no platform, and has no products until it is filled.',
  params: byId,
  body: Type.Object({ store: StoreName, name: SamaraName }, closed),
  reply: SamaraCollection,
  problems: ['samara-collection/unknown', 'samara-collection/name-taken', 'samara-collection/too-many'],
  access: { ...inBody, ...writing },
  creates: true,
})

export const deleteSamaraCollection = endpoint({
  id: 'deleteSamaraCollection',
  service: 'collections',
  method: 'DELETE',
  path: '/api/v1/samara-collections/:id',
  summary: 'Deletes a Samara collection that no filter reads. Its groups stay; so does a collection that it has on the platform.',
  params: byId,
  query: byStore,
  reply: Type.Object({}),
  problems: ['samara-collection/unknown', 'samara-collection/in-use'],
  access: { ...inQuery, ...writing },
})

export const addProducts = endpoint({
  id: 'addProducts',
  service: 'collections',
  method: 'POST',
  path: `${base}/addProducts/:store/:name`,
  summary: 'Adds products to a collection by hand, in a group of its own that brings nothing else. They are in it at once.',
  params: named,
  body: Type.Object(
    {
      products: Type.Array(PlatformId, { minItems: 1, maxItems: limits.list.products }),
      /** Keeps them in whatever exclusions say. @default false */
      pinned: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  mostBytes: limits.body.wholeList,
  reply: Type.Object({ group: Type.String(), added: Count, known: Count, products: Count }),
  problems: ['samara-collection/unknown', 'catalogue/unknown-product', 'group/too-many-products', 'samara-collection/too-many-groups'],
  access: { ...inPath, ...writing },
})

export const fillSamaraCollection = endpoint({
  id: 'fillSamaraCollection',
  service: 'collections',
  method: 'POST',
  path: `${base}/fill/:store/:name/:id`,
  summary: 'Brings the products of a collection up to date with its groups. Its name and its number must belong together.',
  params: Type.Object({ ...named.properties, id: IdParameter }),
  reply: Filled,
  problems: ['samara-collection/unknown'],
  access: { ...inPath, ...writing },
})

export const fillFromTemporalProducts = endpoint({
  id: 'fillFromTemporalProducts',
  service: 'collections',
  method: 'POST',
  path: `${base}/fillFromTemporalProducts/:store/:username`,
  summary: 'Gives a collection products that were put in order before it was there, by hand and in that sequence.',
  params: Type.Object({ store: StoreName, username: Email }),
  query: Type.Object({ collectionId: IdParameter }),
  body: Type.Object(
    {
      products: Type.Array(PlatformId, { minItems: 1, maxItems: limits.list.products }),
      logUserCriterias: Criteria,
    },
    closed,
  ),
  mostBytes: limits.body.wholeList,
  reply: Filled,
  problems: [
    'samara-collection/unknown',
    'catalogue/unknown-product',
    'ordering/duplicate-product',
    'ordering/unknown-column',
    'group/too-many-products',
    'samara-collection/too-many-groups',
  ],
  access: { person: 'params.username', ...inPath, ...writing },
})

export const productsBySamaraCollection = endpoint({
  id: 'productsBySamaraCollection',
  service: 'collections',
  method: 'GET',
  path: '/api/v1/group/getAllProductsByCollection',
  summary: 'The products of a collection as it was filled, in their sequence.',
  query: Type.Object({ store: StoreName, name: SamaraName }),
  reply: SamaraProducts,
  problems: ['samara-collection/unknown'],
  access: { ...inQuery, ...reading },
  bulk: true,
})

/** Why a product is, or is not, in a collection. */
export const SamaraReasons = Type.Object({
  /** Shoppers can be shown it. */
  there: Type.Boolean(),
  /** In the collection as it was filled. */
  member: Type.Boolean(),
  /** Would be in it now. */
  fits: Type.Boolean(),
  groups: Type.Array(
    Type.Object({
      id: IdParameter,
      name: Type.String(),
      exclude: Type.Boolean(),
      /** The group holds the product. */
      holds: Type.Boolean(),
      picked: Type.Boolean(),
      pinned: Type.Boolean(),
      filters: Type.Array(Type.Object({ ...FilterInput.properties, holds: Type.Boolean() })),
    }),
  ),
})
export type SamaraReasons = Static<typeof SamaraReasons>

export const explainMembership = endpoint({
  id: 'explainMembership',
  service: 'collections',
  method: 'GET',
  path: '/api/v1/samara-collections/:id/products/:product',
  summary: 'Why a product is in a collection or not: what each of its groups and filters says of it.',
  params: Type.Object({ id: IdParameter, product: PlatformId }),
  query: byStore,
  reply: SamaraReasons,
  problems: ['samara-collection/unknown', 'catalogue/unknown-product'],
  access: { ...inQuery, ...reading },
})

/** Products that entered or left for the same reason. */
export const MembershipChange = Type.Object({
  id: Type.Integer(),
  at: Instant,
  /** Null where nobody did it: something that filters read had changed. */
  by: Maybe(Type.String()),
  entered: Type.Boolean(),
  /** By which group; null where its place in the collection is gone. */
  group: Maybe(Type.String()),
  /** The filter that let them in or out, as it was; null where no single one did. */
  filter: Maybe(Type.Object(FilterInput.properties)),
  count: Count,
  /** The first of them. */
  products: Type.Array(Type.Object({ id: PlatformId, name: Type.String() })),
})

export const membershipHistory = endpoint({
  id: 'membershipHistory',
  service: 'collections',
  method: 'GET',
  path: '/api/v1/samara-collections/:id/history',
  summary: 'What entered a collection and left it, the newest first, a hundred at a time.',
  params: byId,
  query: Type.Object({
    store: StoreName,
    /** Those before this one. */
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    /** Of this product alone. */
    product: Type.Optional(PlatformId),
  }),
  reply: Type.Array(MembershipChange),
  problems: ['samara-collection/unknown'],
  access: { ...inQuery, ...reading },
})
