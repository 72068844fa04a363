import { cva } from 'class-variance-authority'

export const key = cva(
  'inline-flex h-5 min-w-5 items-center justify-center rounded-xs border border-strong border-b-2 bg-surface px-1 font-sans text-2xs text-muted',
)
