import { cva } from 'class-variance-authority'

/** One line each: a plan among others, the one that is recommended, the one that one has. */
export const planLooks = {
  plain: 'border-default bg-surface shadow-card',
  featured: 'border-accent bg-surface shadow-card outline-1 outline-accent',
  current: 'border-strong bg-sunken',
} as const

export type PlanLook = keyof typeof planLooks

export const planCard = cva('flex min-w-0 flex-col gap-4 rounded-lg border p-4 sm:p-5', {
  variants: { look: planLooks },
  defaultVariants: { look: 'plain' },
})
