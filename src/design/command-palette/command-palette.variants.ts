import { cva } from 'class-variance-authority'

export const overlay = cva('fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear')

/** Near the top, so that what is found grows downwards; on a phone it takes the width. */
export const palette = cva([
  'fixed top-[12dvh] left-1/2 z-40 flex max-h-[min(34rem,76dvh)] w-[min(40rem,calc(100vw-2rem))] -translate-x-1/2 flex-col overflow-hidden rounded-xl bg-raised text-default shadow-dialog outline-none',
  'max-sm:top-2 max-sm:max-h-[calc(100dvh-1rem)] max-sm:w-[calc(100vw-1rem)]',
  'data-[state=open]:animate-appear',
])

export const paletteGroup = cva([
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1',
  '[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted',
])

/** One line each: rest, under the arrows or the pointer. */
export const paletteItem = cva([
  'flex min-h-control-lg cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 select-none [&>svg]:text-muted',
  'data-[selected=true]:bg-accent-soft data-[selected=true]:[&>svg]:text-accent',
])
