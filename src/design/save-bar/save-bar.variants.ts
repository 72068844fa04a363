import { cva } from 'class-variance-authority'

/** Nothing to save; something to save, which stands out. */
export const saveBarLooks = {
  clean: 'border-default bg-surface',
  changed: 'border-accent-soft bg-accent-soft',
} as const
export type SaveBarLook = keyof typeof saveBarLooks

export const saveBar = cva('@container sticky bottom-0 z-20 min-w-0 border-t shadow-card transition-colors duration-normal', {
  variants: { look: saveBarLooks },
  defaultVariants: { look: 'clean' },
})

/** How the draft is doing that keeps the work safe between two savings. */
export const draftLooks = {
  saving: 'text-muted',
  kept: 'text-muted',
  failed: 'font-medium text-warning',
} as const
export type DraftState = keyof typeof draftLooks
