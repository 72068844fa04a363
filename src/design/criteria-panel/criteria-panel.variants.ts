import { cva } from 'class-variance-authority'

/** In its place; dragged. */
export const criterionLooks = {
  rest: 'border-transparent',
  dragged: 'relative z-10 border-accent-soft bg-raised shadow-lifted',
} as const

export const slot = cva('rounded-md border px-0.5 py-1', {
  variants: { dragged: { true: criterionLooks.dragged, false: criterionLooks.rest } },
  defaultVariants: { dragged: false },
})
