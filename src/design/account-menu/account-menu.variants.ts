import { cva } from 'class-variance-authority'

/** One line each: rest, hover, open. */
export const accountTrigger = cva([
  'inline-flex size-control-md shrink-0 items-center justify-center rounded-full',
  'hover:bg-hover',
  'data-[state=open]:bg-pressed',
  'outline-offset-1 outline-focus focus-visible:outline-2',
])
