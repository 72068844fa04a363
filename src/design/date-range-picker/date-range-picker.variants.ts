import { cva } from 'class-variance-authority'

/** One line each: rest, hover, pressed, focus, chosen. */
export const presetItem = cva([
  'flex min-h-control-md w-full items-center justify-between gap-2 rounded-sm px-2.5 text-left',
  'hover:bg-hover',
  'active:bg-pressed',
  'outline-offset-1 outline-focus focus-visible:outline-2',
  'aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent aria-pressed:hover:bg-accent-soft-hover aria-pressed:hover:text-accent-hover',
])
