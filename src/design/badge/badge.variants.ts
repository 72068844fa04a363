import { cva } from 'class-variance-authority'
import type { Tone } from '../tokens/index.ts'

export const badgeTones = {
  neutral: 'bg-neutral-soft text-muted [--mark:var(--bg-neutral-mark)]',
  accent: 'bg-accent-soft text-accent [--mark:var(--bg-accent-mark)]',
  success: 'bg-success-soft text-success [--mark:var(--bg-success-mark)]',
  warning: 'bg-warning-soft text-warning [--mark:var(--bg-warning-mark)]',
  danger: 'bg-danger-soft text-danger [--mark:var(--bg-danger-mark)]',
  info: 'bg-info-soft text-info [--mark:var(--bg-info-mark)]',
} as const satisfies Record<Tone, string>

export const badgeSizes = {
  sm: 'gap-1 rounded-xs px-1.5 text-2xs [&_svg]:size-3',
  md: 'gap-1.5 rounded-sm px-2 py-0.5 text-xs [&_svg]:size-3.5',
} as const

export type BadgeSize = keyof typeof badgeSizes

export const badge = cva('inline-flex max-w-full items-center font-medium', {
  variants: { tone: badgeTones, size: badgeSizes },
  defaultVariants: { tone: 'neutral', size: 'md' },
})

/** A badge with its note: below it, or beside it where there is one line. */
export const noted = cva('flex max-w-full min-w-0', {
  variants: { inLine: { true: 'items-center gap-2', false: 'flex-col items-start gap-0.5' } },
  defaultVariants: { inLine: false },
})

export const noteTones = { muted: 'text-muted', warning: 'text-warning', danger: 'text-danger' } as const

export type NoteTone = keyof typeof noteTones

/** Beside the badge there is one line; below it a second one, before words are cut. */
export const note = cva('max-w-full min-w-0 text-xs', {
  variants: { tone: noteTones, inLine: { true: 'truncate', false: 'line-clamp-2' } },
  defaultVariants: { tone: 'muted', inLine: false },
})
