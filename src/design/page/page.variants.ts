import { cva } from 'class-variance-authority'

/**
 * The two page templates. `normal` holds 1,104 pixels of content and is for what is read and filled in alone: a
 * profile, connecting a store, paying, the assistant, help. `full` takes the window and is for what is worked in and
 * looked over: home, the workbench, every page of categories, collections, reports and the store, the review before
 * publishing. Both begin at the same left edge, under the header's, so that going from page to page moves nothing.
 */
export const pageWidths = {
  normal: 'max-w-6xl',
  full: 'max-w-none',
} as const

export type PageWidth = keyof typeof pageWidths

export const pageBody = cva('w-full min-w-0 px-4 sm:px-6', {
  variants: { width: pageWidths, fill: { true: 'flex min-h-0 flex-1 flex-col', false: 'flex shrink-0 grow flex-col' } },
  defaultVariants: { width: 'normal', fill: false },
})

/** Where the actions of a page stand on a phone. */
export const phoneActions = {
  // Each line of them is filled: what is narrower than a thumb's way is no calmer. Segments are as wide as their words.
  below:
    'max-sm:order-last max-sm:col-span-full max-sm:mt-1.5 max-sm:mb-1.5 max-sm:justify-start max-sm:[&>:not([data-slot=segments])]:grow',
  beside: '',
  hidden: 'max-sm:hidden',
} as const

export type ActionsOnPhone = keyof typeof phoneActions

/** What the title takes of its line there. */
export const phoneTitle = { below: 'max-sm:col-span-full', beside: '', hidden: 'max-sm:col-span-full' } as const satisfies Record<
  ActionsOnPhone,
  string
>

/** Out of sight until it has the focus, without a shadow that would be seen at the edge of the page. */
export const skip = cva([
  'fixed top-2 left-2 z-50 -translate-y-16 print:hidden rounded-md bg-accent px-3 py-2 font-medium text-on-accent',
  'outline-offset-2 outline-focus focus:translate-y-0 focus:shadow-popover focus:outline-2',
])
