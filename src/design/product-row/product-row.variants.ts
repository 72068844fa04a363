import { cva } from 'class-variance-authority'

/** A picture in a line of text, in a row, in a card. */
export const pictureSizes = {
  sm: 'size-8 rounded-sm',
  md: 'size-10 rounded-sm',
  lg: 'size-12 rounded-md',
} as const
export type PictureSize = keyof typeof pictureSizes

export const picture = cva('grid shrink-0 place-items-center overflow-hidden border border-subtle bg-sunken text-subtle', {
  variants: { size: pictureSizes },
  defaultVariants: { size: 'md' },
})

/** How much there is to sell: nothing, soon nothing, enough. */
export const stockLooks = {
  out: 'font-medium text-danger',
  low: 'font-medium text-warning',
  enough: 'text-default',
} as const
export type StockLevel = keyof typeof stockLooks

export const stock = cva('inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums', {
  variants: { level: stockLooks },
  defaultVariants: { level: 'enough' },
})

/** The mark before a stock that needs attention; its shape differs too, so that colour alone does not say it. */
export const stockMarks = {
  out: 'size-2 rounded-full border-2 border-current',
  low: 'size-2 rounded-full bg-current opacity-80',
  enough: 'hidden',
} as const satisfies Record<StockLevel, string>

/** Name above reference; one after the other where a row has no columns, so that a name keeps its room. */
export const nameLines = cva('flex min-w-0 flex-col', {
  variants: { picture: { true: '', false: 'in-data-[slot=narrow-row]:line-clamp-3!' } },
})

export const nameLine = cva('truncate', {
  variants: {
    look: { name: 'text-sm font-medium text-default', reference: 'text-xs text-muted tabular-nums' },
    picture: { true: '', false: 'in-data-[slot=narrow-row]:inline!' },
  },
  compoundVariants: [{ look: 'reference', picture: false, className: 'in-data-[slot=narrow-row]:ms-2' }],
})
