/** A few things that people put in order: criteria, columns, rules. The long list of products has `SortableList`. */
export { Reorderable, type ReorderableProps } from './reorderable.tsx'
export { ReorderHandle, type ReorderHandleProps } from './reorder-handle.tsx'
export { useReorderable, type ReorderableItem } from './use-reorderable.ts'
