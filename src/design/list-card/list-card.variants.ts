import { cva } from 'class-variance-authority'

/** One line each: rest; hover, pressed, focus. */
export const listCard = cva([
  'relative flex min-w-0 flex-col gap-2 rounded-lg border border-default bg-surface p-3 shadow-card',
  'transition-[border-color,background-color] duration-fast ease-steady hover:border-control',
  'has-[[data-slot=list-card-link]:active]:bg-hover',
  'outline-offset-2 outline-focus has-[[data-slot=list-card-link]:focus-visible]:outline-2',
])

/** Pictures that a card shows. */
export const picturesOfCard = 4
