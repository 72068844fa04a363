import { cva } from 'class-variance-authority'
import type { Tone } from '../tokens/index.ts'

/** What stands at the head of an item, by what it says. */
export const itemTones = {
  neutral: 'bg-neutral-soft text-muted',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const satisfies Record<Tone, string>

export const itemHead = cva('inline-flex size-10 shrink-0 items-center justify-center rounded-md [&>svg]:size-4.5', {
  variants: { tone: itemTones },
  defaultVariants: { tone: 'neutral' },
})

/** One line each: rest; as a link: hover, pressed, focus. */
export const item = cva('relative flex items-start gap-3 border-b border-subtle px-4 py-3 last:border-b-0', {
  variants: {
    linked: {
      true: [
        'hover:bg-hover',
        'has-[[data-slot=item-link]:active]:bg-pressed',
        '-outline-offset-2 outline-focus has-[[data-slot=item-link]:focus-visible]:outline-2',
      ],
      false: '',
    },
  },
  defaultVariants: { linked: false },
})
