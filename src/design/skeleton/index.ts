/** The shape of what is not there yet. */
export { Skeleton, SkeletonRows, type SkeletonProps, type SkeletonRowsProps } from './skeleton.tsx'
export { skeletonShapes, type SkeletonShape } from './skeleton.variants.ts'
