import { cva } from 'class-variance-authority'

export const spinnerLooks = {
  sm: 'size-3.5',
  md: 'size-4',
  lg: 'size-6',
} as const

export type SpinnerLook = keyof typeof spinnerLooks

export const spinner = cva('shrink-0 animate-spin', { variants: { size: spinnerLooks }, defaultVariants: { size: 'md' } })
