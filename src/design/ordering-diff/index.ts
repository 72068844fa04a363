/** What differs between two orderings of a list, and what a shopper will see of it. */
export type { DiffItem } from './diff-item.ts'
export { differenceOf, type Change, type ChangeKind, type OrderingDifference } from './difference.ts'
export { FirstScreens, type FirstScreensProps } from './first-screens.tsx'
export { OrderingDiff, type OrderingDiffProps } from './ordering-diff.tsx'
export { SoldOutFirst, type SoldOutFirstProps } from './sold-out-first.tsx'
