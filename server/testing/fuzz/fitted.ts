export type Fields = Record<string, unknown>

/** What is put over the parts of a request so that it fits the shop. */
export interface Fitted {
  params?: Fields
  query?: Fields
  body?: Fields
  /** Fields of query and body that must not stand beside the others. */
  without?: readonly string[]
  cookie?: string
}

/** Makes the parts of a call fit. `draw` chooses among what there is. */
export type Fit = (draw: number, given: { query: Fields; body: Fields }) => Promise<Fitted> | Fitted
