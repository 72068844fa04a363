import { cva } from 'class-variance-authority'

export const pageWidths = {
  text: 'max-w-3xl',
  normal: 'max-w-6xl',
  full: 'max-w-none',
} as const

export type PageWidth = keyof typeof pageWidths

export const pageBody = cva('mx-auto w-full min-w-0 px-4 sm:px-6', {
  variants: { width: pageWidths, fill: { true: 'flex min-h-0 flex-1 flex-col', false: 'pb-12' } },
  defaultVariants: { width: 'normal', fill: false },
})

export const skip = cva(
  'fixed top-2 left-2 z-50 rounded-md bg-accent px-3 py-2 font-medium text-on-accent shadow-popover outline-offset-2 outline-focus focus:translate-y-0 focus:outline-2',
  {
    // Out of sight until they have the focus; two shadows over each other would be seen at the edge of the page.
    variants: { to: { content: '-translate-y-16', list: '-translate-y-32' } },
    defaultVariants: { to: 'content' },
  },
)
