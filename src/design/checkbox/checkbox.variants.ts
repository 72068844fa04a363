import { cva } from 'class-variance-authority'

/** The box itself. One line each: rest, hover, checked or mixed, its hover, focus, disabled. */
export const checkboxBox = cva([
  'peer size-4 shrink-0 appearance-none rounded-xs border border-control bg-control pointer-coarse:size-5',
  // A finger needs 44 pixels; the box stays small.
  "pointer-coarse:before:absolute pointer-coarse:before:-inset-3 pointer-coarse:before:content-['']",
  'hover:border-control-hover',
  'checked:border-transparent checked:bg-accent indeterminate:border-transparent indeterminate:bg-accent aria-invalid:border-danger',
  'checked:hover:bg-accent-hover indeterminate:hover:bg-accent-hover',
  'outline-offset-2 outline-focus focus-visible:outline-2',
  'disabled:cursor-not-allowed disabled:border-default disabled:bg-disabled disabled:checked:bg-disabled',
  // Where somebody is at it alone: the box of a row that is drawn for another item changes at once.
  'hover:transition-[background-color,border-color] hover:duration-fast hover:ease-steady',
  'focus-visible:transition-[background-color,border-color] focus-visible:duration-fast focus-visible:ease-steady',
])

/** What is drawn in the box when it is on. */
export const checkboxMark = cva(
  'pointer-events-none absolute inset-0 m-auto hidden size-3 text-on-accent [stroke-width:3] peer-disabled:text-disabled',
)
