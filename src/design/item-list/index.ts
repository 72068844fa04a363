/** Things under each other, each with its text and what to do about it. */
export { ItemList, ItemSkeleton, type ItemListProps, type ItemSkeletonProps } from './item-list.tsx'
export { itemTones } from './item-list.variants.ts'
export { Item, type ItemProps } from './item.tsx'
