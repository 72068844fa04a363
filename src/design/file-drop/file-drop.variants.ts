import { cva } from 'class-variance-authority'

/** The place itself. One line each: rest, hover, a file above it, focus, refused, disabled. */
export const place = cva([
  'relative flex min-w-0 flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-control bg-control px-4 py-6 text-center',
  'not-has-[:disabled]:hover:border-control-hover not-has-[:disabled]:hover:bg-hover',
  'data-[over]:border-solid data-[over]:border-accent data-[over]:bg-accent-soft',
  'outline-offset-2 outline-focus has-[:focus-visible]:outline-2 data-[drawn=focus]:outline-2',
  'has-[[aria-invalid=true]]:border-danger',
  'has-[:disabled]:cursor-not-allowed has-[:disabled]:border-default has-[:disabled]:bg-disabled has-[:disabled]:text-disabled',
  'transition-[background-color,border-color] duration-fast ease-steady',
])

/** A file that stands in the place. */
export const taken = cva('flex min-w-0 items-center gap-3 rounded-lg border border-default bg-surface p-3')
