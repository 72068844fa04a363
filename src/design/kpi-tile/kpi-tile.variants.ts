import { cva } from 'class-variance-authority'

/** One line each: rest; as a link: hover, pressed, focus. */
export const kpiTile = cva('@container relative flex min-w-0 flex-col gap-1 rounded-lg border border-default bg-surface p-3 shadow-card sm:p-4', {
  variants: {
    linked: {
      true: [
        'transition-[border-color,background-color] duration-fast ease-steady',
        'hover:border-control',
        'has-[a:active]:bg-hover',
        'outline-offset-2 outline-focus has-[[data-slot=kpi-tile-link]:focus-visible]:outline-2',
      ],
      false: '',
    },
  },
  defaultVariants: { linked: false },
})

/** Tiles side by side, as many as fit; two on a phone. */
export const kpiRow = cva('grid grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]')
