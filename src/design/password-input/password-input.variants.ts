import { cva } from 'class-variance-authority'

/** The little button inside the box. One line each: rest, hover, focus, disabled. */
export const peek = cva([
  '-mr-1 inline-flex size-6 items-center justify-center rounded-xs text-muted pointer-coarse:size-9',
  'hover:bg-hover hover:text-default',
  'outline-focus focus-visible:outline-2',
  'disabled:text-disabled',
])
