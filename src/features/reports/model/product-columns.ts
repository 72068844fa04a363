/** The columns of the table of products, as they stand at first. The first one tells which product it is, and stays. */
export const productColumns = ['product', 'category', 'brand', 'units', 'revenue', 'share', 'trend', 'position', 'price', 'stock'] as const
export type ProductColumn = (typeof productColumns)[number]

const first: ProductColumn = 'product'

/** Columns that are out of sight until a person shows them. */
export const usuallyHidden: ReadonlySet<ProductColumn> = new Set(['brand', 'price'])

/** How a person arranged the columns of products. */
export interface ArrangedColumns {
  /** Their sequence; those that are not named follow. Null: as they stand at first. */
  columns: readonly ProductColumn[] | null
  /** Those out of sight; null: the usual ones. */
  hidden: readonly ProductColumn[] | null
}

/** The chosen columns in their sequence, whether a window has room for all of them or not. */
export function chosenColumns({ columns, hidden }: ArrangedColumns): readonly ProductColumn[] {
  const gone: ReadonlySet<ProductColumn> = hidden === null ? usuallyHidden : new Set(hidden)
  return [...new Set([first, ...(columns ?? []), ...productColumns])].filter((column) => column === first || !gone.has(column))
}

/** The columns that go by these names, in their sequence; null without names. */
export const columnsNamed = (names: readonly string[] | undefined): readonly ProductColumn[] | null =>
  names === undefined ? null : [...new Set(names.flatMap((name) => productColumns.find((column) => column === name) ?? []))]
