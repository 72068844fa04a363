import { cva } from 'class-variance-authority'

/**
 * The two page templates. `normal` holds 1,104 pixels of content and is for what is read and filled in: home, settings, tables of a few
 * columns. `full` takes the window and is for what is worked in: the workbench, the front pages, the review before publishing.
 */
export const pageWidths = {
  normal: 'max-w-6xl',
  full: 'max-w-none',
} as const

export type PageWidth = keyof typeof pageWidths

export const pageBody = cva('mx-auto w-full min-w-0 px-4 sm:px-6', {
  variants: { width: pageWidths, fill: { true: 'flex min-h-0 flex-1 flex-col', false: 'flex min-h-full flex-col' } },
  defaultVariants: { width: 'normal', fill: false },
})

/** Out of sight until it has the focus, without a shadow that would be seen at the edge of the page. */
export const skip = cva([
  'fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-2 font-medium text-on-accent',
  'outline-offset-2 outline-focus focus:translate-y-0 focus:shadow-popover focus:outline-2',
])
