/** Products as shoppers see them, in rows of cards that people put in order. */
export { SortableGrid, type SortableGridProps } from './sortable-grid.tsx'
export { perRowChoices, type SortableTile } from './tile-layout.ts'
