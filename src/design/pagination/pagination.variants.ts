import { cva } from 'class-variance-authority'

/** One line each: rest, hover, where one is. */
export const pageButton = cva([
  'inline-flex min-w-control-md items-center justify-center rounded-md px-2 font-medium text-muted tabular-nums min-h-control-md',
  'hover:bg-hover hover:text-default',
  'aria-[current]:bg-accent-soft aria-[current]:text-accent',
  'outline-offset-1 outline-focus focus-visible:outline-2',
])
