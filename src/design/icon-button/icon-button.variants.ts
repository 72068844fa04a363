import { cva } from 'class-variance-authority'

/** One line each: rest, hover, pressed, held down, disabled. */
export const iconButtonTones = {
  quiet: [
    'border-transparent bg-transparent text-muted',
    'hover:bg-hover hover:text-default',
    'active:bg-pressed',
    'aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:hover:bg-accent-soft-hover aria-pressed:hover:text-accent-hover',
    'disabled:bg-transparent disabled:text-disabled',
  ],
  neutral: [
    'border-strong bg-surface text-default shadow-card',
    'hover:border-control hover:bg-hover',
    'active:bg-pressed',
    'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent',
    'disabled:border-default disabled:bg-disabled disabled:text-disabled disabled:shadow-none',
  ],
  accent: [
    'border-transparent bg-accent text-on-accent shadow-card',
    'hover:bg-accent-hover',
    'active:bg-accent-pressed',
    'aria-pressed:bg-accent-pressed',
    'disabled:bg-disabled disabled:text-disabled disabled:shadow-none',
  ],
  danger: [
    'border-transparent bg-transparent text-danger',
    'hover:bg-danger-soft',
    'active:bg-danger-soft-hover',
    'aria-pressed:bg-danger-soft',
    'disabled:bg-transparent disabled:text-disabled',
  ],
} as const

export const iconButtonSizes = {
  sm: 'size-control-sm rounded-sm',
  md: 'size-control-md rounded-md',
  lg: 'size-control-lg rounded-md [&_svg]:size-5',
} as const

export type IconButtonTone = keyof typeof iconButtonTones
export type IconButtonSize = keyof typeof iconButtonSizes

export const iconButton = cva(
  [
    'inline-flex shrink-0 items-center justify-center border select-none',
    'transition-[background-color,border-color,color] duration-fast ease-steady',
    'outline-offset-1 outline-focus focus-visible:outline-2',
    'disabled:cursor-not-allowed',
  ],
  { variants: { tone: iconButtonTones, size: iconButtonSizes }, defaultVariants: { tone: 'quiet', size: 'md' } },
)
