import { cva } from 'class-variance-authority'

/** One line each: rest; as a link: hover, pressed, focus. */
export const kpiTile = cva(
  '@container relative flex min-w-0 flex-col gap-1 rounded-lg border border-default bg-surface p-3 shadow-card sm:p-4',
  {
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
  },
)

/** Two on a phone; from there as many as fit, or in rows of three or four. */
export const kpiColumns = {
  fit: 'sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

export type KpiColumns = keyof typeof kpiColumns

export const kpiRow = cva('grid grid-cols-[repeat(auto-fit,minmax(9.25rem,1fr))] gap-3', {
  variants: { columns: kpiColumns },
  defaultVariants: { columns: 'fit' },
})
