import { cva } from 'class-variance-authority'

/** The lives of a line. */
export const looks = {
  rest: ['bg-surface text-default', 'hover:bg-hover'],
  selected: ['bg-accent-soft text-default font-medium', 'hover:bg-accent-soft-hover'],
} as const
export type TreeLook = keyof typeof looks

export const treeLine = cva(
  'group/line absolute start-0 top-0 flex w-full cursor-pointer items-center gap-1 pe-2 text-sm outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-2 focus-visible:outline-focus',
  { variants: { look: { rest: [...looks.rest], selected: [...looks.selected] } }, defaultVariants: { look: 'rest' } },
)
