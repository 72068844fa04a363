/** The status of a list, as shape, colour and word. */
export { ListStatusBadge, type ListStatusBadgeProps } from './list-status-badge.tsx'
export { listStatuses, type ListStatus } from './list-status-badge.variants.ts'
