import { cva } from 'class-variance-authority'

export const figure = cva('font-semibold tracking-tight text-default tabular-nums', {
  variants: { size: { md: 'text-2xl', lg: 'text-3xl' } },
  defaultVariants: { size: 'md' },
})

export const change = cva('inline-flex items-center gap-1 font-medium whitespace-nowrap tabular-nums', {
  variants: { news: { good: 'text-success', bad: 'text-danger', none: 'text-muted' } },
})
