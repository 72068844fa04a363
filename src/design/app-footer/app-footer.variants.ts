import { cva } from 'class-variance-authority'

export const appFooter = cva(
  'mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-subtle py-5 text-sm text-muted max-sm:flex-col max-sm:items-start',
)

/** One line each: rest, hover, leading nowhere yet. */
export const footerLink = cva([
  'rounded-sm text-muted no-underline outline-offset-2 outline-focus focus-visible:outline-2',
  'hover:text-default hover:underline',
  'aria-disabled:cursor-default aria-disabled:no-underline aria-disabled:hover:text-muted',
])
