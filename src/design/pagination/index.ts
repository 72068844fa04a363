/** Walks through a list that comes in pages. */
export { Pagination, type PaginationProps } from './pagination.tsx'
