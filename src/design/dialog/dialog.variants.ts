import { cva } from 'class-variance-authority'

export const dialogSizes = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' } as const

export type DialogSize = keyof typeof dialogSizes

export const overlay = cva('fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear')

/** In the middle of a wide screen; at the bottom of a narrow one, where the thumb is. */
export const dialog = cva(
  [
    'fixed z-40 flex w-full flex-col overflow-hidden bg-raised text-default shadow-dialog outline-none',
    'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-t-xl',
    'sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-4rem)] sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
    'data-[state=open]:animate-rise',
  ],
  { variants: { size: dialogSizes }, defaultVariants: { size: 'md' } },
)
