import Type, { type Static } from 'typebox'
import { StoreName } from './fields.ts'

/** Something that a screen may show has changed. It says what, never how: who cares asks again. */
export const LiveEvent = Type.Object({
  what: Type.Union([Type.Literal('publication'), Type.Literal('synchronisation'), Type.Literal('notice'), Type.Literal('drift'), Type.Literal('sales')]),
  store: StoreName,
  /** Of the publication or synchronisation; empty where there is none. */
  id: Type.String(),
})
export type LiveEvent = Static<typeof LiveEvent>
