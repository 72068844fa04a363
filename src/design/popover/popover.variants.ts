import { cva } from 'class-variance-authority'

/** `fit` is as wide as what it holds; `trigger` as wide as what opens it. */
export const popoverSizes = {
  fit: 'w-max',
  sm: 'w-64',
  md: 'w-80',
  lg: 'w-96',
  trigger: 'w-(--radix-popover-trigger-width)',
} as const

export const popoverPaddings = { none: '', sm: 'p-1', md: 'p-4' } as const

export type PopoverSize = keyof typeof popoverSizes
export type PopoverPadding = keyof typeof popoverPaddings

export const popover = cva(
  [
    'z-50 flex max-h-(--radix-popover-content-available-height) max-w-[min(var(--radix-popover-content-available-width),calc(100vw-1rem))] flex-col overflow-y-auto',
    'rounded-lg bg-raised text-default shadow-popover outline-none data-[state=open]:animate-appear',
  ],
  { variants: { size: popoverSizes, padding: popoverPaddings }, defaultVariants: { size: 'md', padding: 'md' } },
)
