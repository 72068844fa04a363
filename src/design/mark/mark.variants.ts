import { cva } from 'class-variance-authority'

export const markSizes = {
  sm: 'gap-1.5 text-lg [&>svg]:size-5',
  md: 'gap-2 text-xl [&>svg]:size-7',
  lg: 'gap-3 text-3xl [&>svg]:size-11',
} as const

export type MarkSize = keyof typeof markSizes

export const mark = cva('inline-flex items-center font-semibold tracking-tight text-default', {
  variants: { size: markSizes },
  defaultVariants: { size: 'md' },
})
