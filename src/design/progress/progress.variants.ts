import { cva } from 'class-variance-authority'

export const progressTones = {
  accent: 'bg-accent-mark',
  success: 'bg-success-mark',
  warning: 'bg-warning-mark',
  danger: 'bg-danger-mark',
  neutral: 'bg-neutral-mark',
} as const

export type ProgressTone = keyof typeof progressTones

export const progressSizes = { sm: 'h-1', md: 'h-1.5', lg: 'h-2.5' } as const

export type ProgressSize = keyof typeof progressSizes

export const track = cva('w-full overflow-hidden rounded-full bg-track', {
  variants: { size: progressSizes },
  defaultVariants: { size: 'md' },
})

/** What waits or has stopped is striped, so that it never looks like work that goes on or is done. */
export const bar = cva('h-full rounded-full transition-[width] duration-slow ease-settle', {
  variants: { tone: progressTones, moving: { true: 'w-2/5 animate-drift', false: '' }, idle: { true: 'stripes', false: '' } },
  defaultVariants: { tone: 'accent', moving: false, idle: false },
})
