import { cva } from 'class-variance-authority'

/** Which way a share went; shape, sign and colour say the same. */
export const meterNews = {
  up: 'text-success',
  down: 'text-danger',
  same: 'text-muted',
} as const
export type MeterNews = keyof typeof meterNews

export const news = cva('inline-flex items-center gap-1 text-xs font-medium whitespace-nowrap tabular-nums [&_svg]:size-3.5', {
  variants: { way: meterNews },
})

/** The piece between what was and what is. */
export const gain = cva('absolute inset-y-0', {
  variants: { way: { up: 'bg-success-mark', down: 'border border-dashed border-danger', same: 'hidden' } },
})
