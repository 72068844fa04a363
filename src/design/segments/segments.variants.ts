import { cva } from 'class-variance-authority'

/** As high as a button or a field of the same size, edges included. */
export const segmentSizes = {
  sm: 'min-h-[calc(var(--control-sm)-4px)] min-w-control-sm px-2 text-sm',
  md: 'min-h-[calc(var(--control-md)-4px)] min-w-control-md px-3 text-md',
} as const

export type SegmentSize = keyof typeof segmentSizes

export const segments = cva('inline-flex max-w-full items-stretch gap-0.5 rounded-md border border-default bg-sunken p-px', {
  variants: { wide: { true: 'flex w-full', false: '' } },
  defaultVariants: { wide: false },
})

/** One line each: rest, hover, pressed, chosen, focus, disabled. */
export const segment = cva(
  [
    'inline-flex min-w-0 items-center justify-center gap-1.5 rounded-sm border border-transparent font-medium text-muted tabular-nums select-none',
    'hover:text-default',
    'active:bg-hover',
    'data-[state=checked]:border-strong data-[state=checked]:bg-raised data-[state=checked]:text-default data-[state=checked]:shadow-card',
    'outline-offset-1 outline-focus focus-visible:outline-2',
    'disabled:cursor-not-allowed disabled:text-disabled',
    'transition-[background-color,color] duration-fast ease-steady',
  ],
  {
    variants: {
      size: segmentSizes, // On a phone the width is for the words.
      wide: { true: 'flex-1 max-sm:px-1.5', false: 'max-sm:px-1.5 max-sm:text-sm' },
    },
    defaultVariants: { size: 'md', wide: false },
  },
)
