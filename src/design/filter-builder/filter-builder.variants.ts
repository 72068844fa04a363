import { cva } from 'class-variance-authority'

/** What a group does with what it finds: its own shape beside its word, so that colour alone does not say it. */
export const groupModes = {
  include: 'bg-accent-mark',
  exclude: 'bg-danger-mark',
} as const

export const groupCard = cva(
  'relative flex min-w-0 flex-col overflow-clip rounded-lg border border-default bg-surface text-default shadow-card',
)

/** The edge of a group, which shows the kind without reading. */
export const groupEdge = cva('absolute inset-y-0 start-0 w-1', { variants: { mode: groupModes } })

/** One line where there is room; field and comparison above the value where there is less; each in its own line on a phone. */
export const conditionRow = cva([
  'grid items-start gap-2 grid-cols-[minmax(0,1fr)_auto] @min-[28rem]/group:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]',
  '@min-[44rem]/group:grid-cols-[2.75rem_11rem_10.5rem_minmax(0,1fr)_auto]',
])

export const conditionOperator = cva('col-span-2 @min-[28rem]/group:col-span-1')

export const conditionValue = cva('col-span-2 flex min-w-0 flex-col gap-1 @min-[28rem]/group:col-span-3 @min-[44rem]/group:col-span-1')

export const conditionTools = cva('col-start-2 row-start-1 flex shrink-0 @min-[28rem]/group:col-start-3 @min-[44rem]/group:col-start-5')
