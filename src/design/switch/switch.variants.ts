import { cva } from 'class-variance-authority'

/** Track, thumb, and how far the thumb goes. */
export const switchSizes = {
  sm: 'h-5 w-8 [--thumb:0.75rem] pointer-coarse:h-6 pointer-coarse:w-10 pointer-coarse:[--thumb:1rem]',
  md: 'h-6 w-10 [--thumb:1rem] pointer-coarse:h-7 pointer-coarse:w-12 pointer-coarse:[--thumb:1.25rem]',
} as const

export type SwitchSize = keyof typeof switchSizes

/** The track. One line each: rest, hover, on, its hover, refused, focus, disabled. */
export const track = cva(
  [
    'group/switch relative inline-flex shrink-0 items-center rounded-full border border-control bg-control px-[3px]',
    'hover:border-control-hover',
    'data-[state=checked]:border-transparent data-[state=checked]:bg-accent',
    'data-[state=checked]:hover:bg-accent-hover',
    'aria-invalid:border-danger',
    'outline-offset-2 outline-focus focus-visible:outline-2',
    'disabled:cursor-not-allowed disabled:border-default disabled:bg-disabled disabled:data-[state=checked]:bg-track aria-busy:cursor-progress',
    'transition-[background-color,border-color] duration-fast ease-steady',
  ],
  { variants: { size: switchSizes }, defaultVariants: { size: 'md' } },
)

/** The thumb: ink on a quiet track when off, paper on the accent when on. */
export const thumb = cva([
  'pointer-events-none inline-flex size-(--thumb) items-center justify-center rounded-full bg-neutral-mark',
  'group-hover/switch:bg-inverse',
  'data-[state=checked]:translate-x-[calc(100%+0.125rem)] data-[state=checked]:bg-current data-[state=checked]:text-on-accent',
  'group-disabled/switch:bg-track group-disabled/switch:data-[state=checked]:bg-surface',
  'transition-[translate,background-color] duration-normal ease-settle',
])
