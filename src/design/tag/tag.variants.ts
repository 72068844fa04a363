import { cva } from 'class-variance-authority'

/** What it says: a thing, a thing that counts at the moment, a thing that is wrong. */
export const tagTones = {
  neutral: 'border-default bg-neutral-soft text-default',
  accent: 'border-accent-soft bg-accent-soft text-accent',
  danger: 'border-danger-soft bg-danger-soft text-danger',
} as const

export type TagTone = keyof typeof tagTones

export const tagSizes = {
  sm: 'min-h-5 rounded-xs text-xs [--cross:1.25rem] pointer-coarse:min-h-7 pointer-coarse:[--cross:1.75rem]',
  md: 'min-h-6 rounded-sm text-sm [--cross:1.5rem] pointer-coarse:min-h-8 pointer-coarse:[--cross:2rem]',
} as const

export type TagSize = keyof typeof tagSizes

export const tag = cva(
  'inline-flex max-w-full min-w-0 items-center border align-middle data-[disabled]:border-default data-[disabled]:bg-disabled data-[disabled]:text-muted [&>svg]:ml-1.5 [&>svg]:size-3.5',
  {
    variants: { tone: tagTones, size: tagSizes },
    defaultVariants: { tone: 'neutral', size: 'md' },
  },
)

/** Takes it away; as large as a finger needs although the tag is small. One line each: rest, hover, pressed, focus. */
export const cross = cva([
  'relative -my-px -mr-px inline-flex size-(--cross) shrink-0 items-center justify-center rounded-[inherit] opacity-75',
  'after:absolute after:-inset-y-0.5 after:inset-x-0 pointer-coarse:after:-inset-y-1.5',
  'hover:bg-pressed hover:opacity-100',
  'active:opacity-100',
  'outline-focus focus-visible:opacity-100 focus-visible:outline-2',
])
