import { cva } from 'class-variance-authority'
import type { Tone } from '../tokens/index.ts'

export const bannerTones = {
  neutral: 'border-default bg-surface [&>svg]:text-muted',
  accent: 'border-accent-soft bg-accent-soft [&>svg]:text-accent',
  success: 'border-success-soft bg-success-soft [&>svg]:text-success',
  warning: 'border-warning-soft bg-warning-soft [&>svg]:text-warning',
  danger: 'border-danger-soft bg-danger-soft [&>svg]:text-danger',
  info: 'border-info-soft bg-info-soft [&>svg]:text-info',
} as const satisfies Record<Tone, string>

export const banner = cva('flex items-start gap-3 rounded-md border px-3.5 py-2.5 text-default [&>svg]:mt-0.5', {
  variants: { tone: bannerTones },
  defaultVariants: { tone: 'info' },
})
