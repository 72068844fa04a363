import { cva } from 'class-variance-authority'

/** On the page, with lines between; or a card by itself; or without any lines, for sections inside a section. */
export const accordionTones = {
  plain: 'divide-y divide-default border-y border-default',
  framed: 'divide-y divide-default overflow-hidden rounded-lg border border-default bg-surface shadow-card',
  bare: '',
} as const

export type AccordionTone = keyof typeof accordionTones

export const accordion = cva('group/accordion flex min-w-0 flex-col', {
  variants: { tone: accordionTones },
  defaultVariants: { tone: 'plain' },
})

/** One line each: rest, hover, disabled. */
export const accordionHeading = cva([
  'flex min-h-control-lg w-full items-center gap-3 px-2 py-2.5 text-left font-medium',
  'group-data-[tone=framed]/accordion:px-4 group-data-[tone=bare]/accordion:min-h-control-md group-data-[tone=bare]/accordion:rounded-md group-data-[tone=bare]/accordion:py-1.5',
  'hover:bg-hover [&>svg:first-child]:text-muted',
  'data-disabled:cursor-not-allowed data-disabled:bg-transparent data-disabled:text-disabled',
  '-outline-offset-2 outline-focus focus-visible:outline-2',
])

/**
 * Clipped, not hidden: what is hidden while it unfolds can be scrolled to, and comes back under the pointer as it grows.
 * A flow of its own: the margins of what it shows are part of its height.
 */
export const accordionContent = cva('flow-root overflow-clip data-[state=closed]:animate-fold data-[state=open]:animate-unfold')

/** Begins where the title does. */
export const accordionBody = cva('px-2 pb-4 group-data-[tone=bare]/accordion:pb-2 group-data-[tone=framed]/accordion:px-4', {
  variants: { icon: { true: 'sm:pl-9 sm:group-data-[tone=framed]/accordion:pl-11', false: '' } },
})
