/** A list of any length that people put in order. */
export { SortableList, type SortableListHandle, type SortableListProps } from './sortable-list.tsx'
export type { SortableCard, SortableColumn } from './sortable-column.ts'
export type { SortableMove } from './landing.ts'
export type { Order } from './order.ts'
export type { Selection } from './selection.ts'
