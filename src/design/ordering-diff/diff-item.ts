/** A product as a comparison of orderings shows it. */
export interface DiffItem {
  readonly name: string
  readonly reference?: string | undefined
  /** Null when there is none. */
  readonly imageUrl: string | null
  /** Nothing is left to sell. @default false */
  readonly soldOut?: boolean | undefined
}
