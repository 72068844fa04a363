import { cva } from 'class-variance-authority'

/** Scrolls sideways by itself when it is too narrow, and fades where more is hidden. */
export const tabList = cva([
  'flex min-w-0 gap-1 overflow-x-auto border-b border-default [scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
  'data-[more=start]:[mask-image:linear-gradient(to_right,transparent,black_2.5rem)]',
  'data-[more=end]:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)]',
  'data-[more=both]:[mask-image:linear-gradient(to_right,transparent,black_2.5rem,black_calc(100%-2.5rem),transparent)]',
])

/** One line each: rest, hover, the chosen one, disabled, its line. */
export const tab = cva([
  'relative inline-flex min-h-control-lg shrink-0 items-center gap-2 rounded-t-sm px-3 font-medium whitespace-nowrap text-muted no-underline select-none',
  'hover:text-default',
  'data-[state=active]:text-default [&[data-state=active]>svg]:text-accent',
  'data-disabled:cursor-not-allowed data-disabled:text-disabled',
  'after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:rounded-full',
  'hover:after:bg-track data-disabled:after:bg-transparent data-[state=active]:after:bg-accent-mark',
  'transition-[color] duration-fast ease-steady',
  '-outline-offset-2 outline-focus focus-visible:outline-2',
])

export const tabPanel = cva('min-w-0 rounded-xs outline-offset-4 outline-focus focus-visible:outline-2')
