import { cva } from 'class-variance-authority'

/** One line each: the curve, what lies under it, its last point. */
export const sparklineTones = {
  accent: { line: 'stroke-series-1', area: 'fill-series-1', point: 'bg-series-1' },
  neutral: { line: 'stroke-series-6', area: 'fill-series-6', point: 'bg-series-6' },
} as const

export type SparklineTone = keyof typeof sparklineTones

export const sparklineSizes = { sm: 'h-6 w-16', md: 'h-9 w-24', wide: 'h-10 w-full' } as const

export type SparklineSize = keyof typeof sparklineSizes

export const sparkline = cva('relative inline-block shrink-0 p-1', { variants: { size: sparklineSizes }, defaultVariants: { size: 'md' } })
