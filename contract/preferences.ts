import Type, { type Static } from 'typebox'
import { Criteria } from './arrangement.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, GivenInstant, StoreName, Text } from './fields.ts'
import { limits } from './limits.ts'
import { ListReference } from './lists.ts'

const Column = Type.Object(
  { id: Text(40), shown: Type.Boolean(), width: Type.Optional(Type.Integer({ minimum: 40, maximum: 1_000 })) },
  { additionalProperties: false },
)

/** How a person likes the workbench, for one kind of list. Columns in their sequence; those not named stand where they stand by default. */
export const WorkbenchLayout = Type.Object(
  {
    columns: Type.Array(Column, { maxItems: 40 }),
    view: Type.Union([Type.Literal('list'), Type.Literal('grid')]),
    perRow: Type.Integer({ minimum: 2, maximum: 6 }),
  },
  { additionalProperties: false },
)
export type WorkbenchLayout = Static<typeof WorkbenchLayout>

/** What a person likes in a store. What is absent was never set. */
export const Preferences = Type.Object(
  {
    category: Type.Optional(WorkbenchLayout),
    collection: Type.Optional(WorkbenchLayout),
    /** The criteria that the person used last. */
    criteria: Type.Optional(Criteria),
    favourites: Type.Optional(Type.Array(ListReference, { maxItems: 500 })),
    /** Lists that were opened, the last one first. */
    recent: Type.Optional(
      Type.Array(Type.Object({ list: ListReference, at: GivenInstant }, { additionalProperties: false }), { maxItems: 50 }),
    ),
    /** Categories that reports draw over time; none: those that sold most. */
    drawn: Type.Optional(Type.Array(Count, { maxItems: limits.report.categories })),
  },
  { additionalProperties: false },
)
export type Preferences = Static<typeof Preferences>

/** What the signed-in person likes in a store. */
export const readPreferences = endpoint({
  id: 'readPreferences',
  service: 'user',
  method: 'GET',
  path: '/api/v1/preferences',
  summary: "The person's preferences in a store.",
  query: Type.Object({ store: StoreName, username: Email }),
  reply: Preferences,
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
})

/** Changes the given parts and leaves the others. */
export const savePreferences = endpoint({
  id: 'savePreferences',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/preferences',
  summary: "Changes parts of the person's preferences in a store.",
  query: Type.Object({ store: StoreName, username: Email }),
  body: Preferences,
  reply: Preferences,
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', personal: true },
})
