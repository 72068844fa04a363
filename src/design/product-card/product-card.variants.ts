import { cva } from 'class-variance-authority'
import type { Tone } from '../tokens/index.ts'

/** Among many beside each other; among few. */
export const productCardSizes = {
  dense: 'text-sm [--name:2.5rem]',
  large: 'text-md [--name:2.5rem]',
} as const
export type ProductCardSize = keyof typeof productCardSizes

export const productCard = cva('@container flex size-full min-w-0 flex-col', {
  variants: { size: productCardSizes },
  defaultVariants: { size: 'dense' },
})

/** What a merchant should know before anything else, and how it is coloured. */
export const productStates = {
  pinned: 'accent',
  soldOut: 'danger',
  new: 'info',
} as const satisfies Record<string, Tone>
export type ProductState = keyof typeof productStates
