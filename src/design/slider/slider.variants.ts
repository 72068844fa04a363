import { cva } from 'class-variance-authority'

/** What the thumb runs in; higher than it looks, so that it can be hit. */
export const sliderRoot = cva(
  'group/slider relative flex h-6 w-full touch-none items-center select-none data-[disabled]:cursor-not-allowed pointer-coarse:h-control-md',
)

export const sliderTrack = cva('relative h-1.5 w-full grow overflow-hidden rounded-full bg-track')

/** From the lower end to the thumb; its colour comes from whoever draws it. */
export const sliderRange = cva('absolute h-full bg-accent-mark group-data-[disabled]/slider:bg-neutral-mark')

/** One line each: rest, hover, pressed, focus, disabled. */
export const sliderThumb = cva([
  'block size-4 rounded-full border-2 border-accent bg-surface shadow-card pointer-coarse:size-6',
  'hover:bg-accent-soft',
  'active:bg-accent-soft-hover',
  'outline-offset-2 outline-focus focus-visible:outline-2',
  'data-[disabled]:border-strong data-[disabled]:bg-disabled data-[disabled]:shadow-none',
])

/** The colours of weights beside each other, in the order of the curves. */
export const weightGrounds = ['bg-series-1', 'bg-series-2', 'bg-series-3', 'bg-series-4', 'bg-series-5', 'bg-series-6'] as const
