/** The search gives no more products at a time. */
export const searchWindow = 50
/** The last row that the search can show, counted from 0. */
export const lastSearchRow = 2500

/** Cuts a list into pieces of at most `size`. */
export function windowsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
