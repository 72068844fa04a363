/** A list of any length that people put in order. */
export { SortableList, type SortableListProps } from './sortable-list.tsx'
export type { SortableCard, SortableColumn } from './sortable-column.ts'
export {
  landingAtPosition,
  lastPosition,
  type Order,
  type PositionSource,
  type Selection,
  type SortableListHandle,
  type SortableMove,
} from '../sorting/index.ts'
