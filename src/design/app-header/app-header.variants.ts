import { cva } from 'class-variance-authority'

export const appHeader = cva(
  'z-30 flex h-13 shrink-0 items-center gap-1 max-sm:gap-0.5 border-b border-default bg-surface px-2 text-default sm:gap-2 sm:px-4 min-[64rem]:max-[80rem]:gap-1',
)

/** The way home. Where there is little room the seed stands for the name: the store’s is worth more. */
export const homeLink = cva('inline-flex shrink-0 rounded-sm no-underline outline-offset-4 outline-focus focus-visible:outline-2', {
  variants: {
    besideStore: {
      true: 'max-sm:[&_[data-slot=mark-name]]:hidden min-[64rem]:max-[80rem]:[&_[data-slot=mark-name]]:hidden',
      false: '',
    },
  },
})

/** One line each: rest, hover, not open yet, where one is. */
export const headerLink = cva(
  [
    'relative inline-flex min-h-control-md items-center gap-2 rounded-md px-2 font-medium lg:px-2.5 whitespace-nowrap text-muted no-underline',
    'hover:bg-hover hover:text-default',
    'aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-muted',
    'aria-[current]:text-default',
    'outline-focus focus-visible:outline-2',
  ],
  {
    variants: {
      place: {
        bar: 'aria-[current]:after:absolute aria-[current]:after:inset-x-2 lg:aria-[current]:after:inset-x-2.5 aria-[current]:after:-bottom-[10px] aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-accent-mark',
        drawer: 'min-h-control-lg w-full aria-[current]:bg-accent-soft focus-visible:-outline-offset-2',
      },
    },
  },
)

export const drawer = cva(
  'fixed inset-y-0 left-0 z-40 flex w-[min(20rem,85vw)] flex-col gap-4 overflow-y-auto bg-raised p-3 text-default shadow-dialog outline-none data-[state=open]:animate-slide',
)
