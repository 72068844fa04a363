/** A few things that people put in order: criteria, columns, rules. The long list of products has `SortableList`. */
export { Reorderable, type ReorderableProps } from './reorderable.tsx'
export { ReorderHandle, type ReorderHandleProps } from './reorder-handle.tsx'
export { ReorderableLists, type ReorderableListsProps } from './reorderable-lists.tsx'
export type { ReorderableList, Spot } from './lists.ts'
export { DropMark } from './drop-mark.tsx'
export { useDropSpot } from './drop-spot.ts'
export { useReorderable, type ReorderableItem } from './use-reorderable.ts'
