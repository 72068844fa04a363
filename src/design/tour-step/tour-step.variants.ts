import { cva } from 'class-variance-authority'

/** Over everything, dialogs too: the browser keeps it on top. */
export const sheet = cva(
  'fixed inset-auto m-0 w-[min(20rem,calc(100vw-1rem))] flex-col gap-2 rounded-lg border-0 bg-raised p-4 text-default shadow-dialog outline-offset-2 outline-focus open:flex [&:popover-open]:flex focus-visible:outline-2',
)

/** Around the control; it catches nothing. */
export const ring = cva(
  'pointer-events-none fixed inset-auto m-0 rounded-md border-0 bg-transparent p-0 outline-2 outline-offset-2 outline-focus',
)
