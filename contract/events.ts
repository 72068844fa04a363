import Type, { type Static } from 'typebox'
import { StoreName } from './fields.ts'

/**
 * Something that a screen may show has changed. It says what, never how: who cares asks again.
 *
 * The stream at `paths.events` sends each as `data:` with JSON. `event: resync` says that some
 * may have been missed: everything that listens asks again. A comment is a sign of life. The
 * stream ends by itself before the access token does: whoever listens comes back with a new one.
 */
export const LiveEvent = Type.Object({
  what: Type.Union([
    Type.Literal('publication'),
    Type.Literal('proposal'),
    Type.Literal('synchronisation'),
    Type.Literal('notice'),
    Type.Literal('drift'),
    /** A magic ordering was made, changed or deleted, or a run of one began or ended. */
    Type.Literal('automation'),
    Type.Literal('sales'),
    /** The categories and positions of past sales are known now. */
    Type.Literal('sales-history'),
    /** Products entered or left Samara collections. */
    Type.Literal('samara-collection'),
    /** Somebody came, left, or was given other limits. Whoever lost the store hears it, too, and then their stream ends. */
    Type.Literal('membership'),
  ]),
  store: StoreName,
  /** Of the publication, proposal or synchronisation; empty where there is none. */
  id: Type.String(),
})
export type LiveEvent = Static<typeof LiveEvent>
