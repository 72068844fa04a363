import { cva } from 'class-variance-authority'

/**
 * Scrolls sideways where there is little room; what does not fit is never
 * cut off for good. Its first word stands above the title of the page.
 */
export const areaBar = cva(
  'shrink-0 overflow-x-auto border-b border-default bg-surface px-2 [scrollbar-width:none] sm:px-4 [&::-webkit-scrollbar]:hidden',
)

/** One line each: rest, hover, where one is, focus. */
export const areaBarLink = cva([
  'relative inline-flex min-h-control-lg items-center gap-1.5 px-2 text-sm whitespace-nowrap text-muted no-underline pointer-coarse:min-h-11',
  'hover:text-default',
  'aria-[current]:font-medium aria-[current]:text-default aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-accent-mark',
  'outline-focus focus-visible:outline-2 focus-visible:-outline-offset-2',
])
