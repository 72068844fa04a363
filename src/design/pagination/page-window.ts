/** A page's number, or that some are left out. */
export type PageMark = number | 'gap'

/** How many pages there are: at least one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The first and last item on a page, counted from one; nothing on an empty list. */
export function pageRange(page: number, pageSize: number, total: number): { first: number; last: number } {
  if (total === 0) return { first: 0, last: 0 }
  return { first: (page - 1) * pageSize + 1, last: Math.min(page * pageSize, total) }
}

/** The pages worth naming: both ends, the current one and its neighbours. Seven marks at most, so that nothing jumps. */
export function pageMarks(page: number, pages: number): PageMark[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)
