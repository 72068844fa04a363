import { cva } from 'class-variance-authority'

/** One line each: rest, hover, pressed, disabled. */
export const buttonTones = {
  accent: [
    'border-transparent bg-accent text-on-accent shadow-card',
    'hover:bg-accent-hover',
    'active:bg-accent-pressed',
    'disabled:bg-disabled disabled:text-disabled disabled:shadow-none',
  ],
  neutral: [
    'border-strong bg-surface text-default shadow-card',
    'hover:border-control hover:bg-hover',
    'active:bg-pressed',
    'disabled:border-default disabled:bg-disabled disabled:text-disabled disabled:shadow-none',
  ],
  quiet: [
    'border-transparent bg-transparent text-default',
    'hover:bg-hover',
    'active:bg-pressed',
    'disabled:bg-transparent disabled:text-disabled',
  ],
  danger: [
    'border-transparent bg-danger text-on-danger shadow-card',
    'hover:bg-danger-hover',
    'active:bg-danger-pressed',
    'disabled:bg-disabled disabled:text-disabled disabled:shadow-none',
  ],
} as const

export const buttonSizes = {
  sm: 'min-h-control-sm gap-1.5 rounded-sm px-2.5 text-sm',
  md: 'min-h-control-md gap-2 rounded-md px-3 text-md',
  lg: 'min-h-control-lg gap-2 rounded-md px-4 text-lg',
} as const

export type ButtonTone = keyof typeof buttonTones
export type ButtonSize = keyof typeof buttonSizes

export const button = cva(
  [
    'relative inline-flex max-w-full items-center justify-center border py-1 text-center font-medium select-none',
    'transition-[background-color,border-color,color,box-shadow] duration-fast ease-steady',
    'outline-offset-2 outline-focus focus-visible:outline-2',
    'disabled:cursor-not-allowed aria-busy:cursor-progress',
  ],
  {
    variants: {
      tone: buttonTones,
      size: buttonSizes,
      wide: { true: 'w-full', false: '' },
      // The word stays for who listens; the icon stands in the middle.
      iconOnPhone: { true: 'max-sm:w-control-md max-sm:gap-0 max-sm:px-0 max-sm:[&_[data-part=word]]:sr-only', false: '' },
    },
    defaultVariants: { tone: 'neutral', size: 'md', wide: false, iconOnPhone: false },
  },
)
