import { cva } from 'class-variance-authority'

/** One line each: rest, hover, focus. */
export const clearButton = cva([
  '-mr-1 inline-flex size-6 items-center justify-center rounded-xs text-muted pointer-coarse:size-9',
  'hover:bg-hover hover:text-default',
  'outline-focus focus-visible:outline-2',
])
