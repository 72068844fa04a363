import { cva } from 'class-variance-authority'

/** What each drawing says. */
export const illustrationNames = ['empty', 'noResult', 'failed', 'forbidden', 'done', 'firstVisit', 'notConnected'] as const

export const illustrationSizes = { sm: 'h-20', md: 'h-28', lg: 'h-40' } as const

export type IllustrationName = (typeof illustrationNames)[number]
export type IllustrationSize = keyof typeof illustrationSizes

export const illustration = cva('w-auto max-w-full shrink-0', {
  variants: { size: illustrationSizes },
  defaultVariants: { size: 'md' },
})
