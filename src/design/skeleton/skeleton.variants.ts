import { cva } from 'class-variance-authority'

export const skeletonShapes = {
  text: 'my-1 h-3 rounded-xs',
  block: 'rounded-md',
  circle: 'size-8 rounded-full',
  picture: 'aspect-square rounded-md',
} as const

export type SkeletonShape = keyof typeof skeletonShapes

export const skeleton = cva('block animate-pulse bg-skeleton', { variants: { shape: skeletonShapes }, defaultVariants: { shape: 'text' } })
