/** How the draft is doing that keeps the work safe between two savings. */
export const draftLooks = {
  saving: 'text-muted',
  kept: 'text-muted',
  failed: 'font-medium text-warning',
} as const
export type DraftState = keyof typeof draftLooks
