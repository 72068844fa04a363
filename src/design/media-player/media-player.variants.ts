import { cva } from 'class-variance-authority'

export const mediaPlayer = cva([
  'group/player relative isolate flex aspect-video w-full min-w-0 flex-col justify-end overflow-hidden rounded-lg border border-default bg-sunken text-default',
  '[&:fullscreen]:rounded-none [&:fullscreen]:border-0',
])

/** The line of controls lies over the picture, on a ground of its own so that it can be read on anything. */
export const controls = cva([
  'relative z-10 m-1.5 flex flex-col rounded-md bg-raised/95 px-1 shadow-popover',
  'transition-opacity duration-normal ease-steady',
  // Out of the way before it begins and while it plays, unless somebody points at it or walks through it by keyboard.
  'group-[[data-still]:not(:has(:focus-visible)):not(:hover)]/player:opacity-0',
  'pointer-fine:group-[[data-playing]:not(:has(:focus-visible)):not(:hover)]/player:opacity-0',
])

export const bigPlay = cva([
  'pointer-events-none absolute inset-0 m-auto flex size-14 items-center justify-center rounded-full bg-accent text-on-accent shadow-dialog [&_svg]:size-6',
  'group-hover/player:bg-accent-hover group-active/player:bg-accent-pressed',
])

/** The bar that one drags to seek; what was seen is filled. */
export const seekBar = cva([
  'h-6 w-full cursor-pointer appearance-none bg-transparent outline-offset-1 outline-focus focus-visible:outline-2 rounded-sm disabled:cursor-not-allowed pointer-coarse:h-9',
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full',
  '[&::-webkit-slider-runnable-track]:[background:linear-gradient(to_right,var(--bg-accent-mark)_var(--seen),var(--bg-track)_var(--seen))]',
  '[&::-webkit-slider-thumb]:-mt-1 [&::-webkit-slider-thumb]:size-3 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent-mark',
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-track [&::-moz-range-progress]:h-1 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-accent-mark',
  '[&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent-mark',
])

/** The device's own chooser: it opens in full screen as well. */
export const speedChoice = cva(
  'min-h-control-md appearance-none rounded-md bg-transparent px-2 text-center text-xs font-medium text-muted tabular-nums outline-offset-1 outline-focus [&>option]:bg-raised [&>option]:text-default hover:bg-hover hover:text-default focus-visible:outline-2',
)

/** How long it is, until it begins. */
export const length = cva(
  'pointer-events-none absolute right-2 bottom-2 rounded-sm bg-inverse px-1.5 py-0.5 text-2xs font-medium text-on-inverse tabular-nums',
)
