import { cva } from 'class-variance-authority'

/** Less and more. One line each: rest, hover, pressed, disabled. */
export const numberButton = cva([
  'inline-flex size-6 items-center justify-center rounded-xs text-muted pointer-coarse:size-9',
  'hover:bg-hover hover:text-default',
  'active:bg-pressed',
  'disabled:bg-transparent disabled:text-disabled',
])
