import { cva } from 'class-variance-authority'

export const listStateSizes = {
  sm: 'gap-1 px-4 py-8 [&>svg]:mb-1',
  md: 'gap-1.5 px-6 py-16 max-sm:py-10 [&>svg]:mb-3',
} as const

export type ListStateSize = keyof typeof listStateSizes

export const listState = cva('flex w-full flex-col items-center text-center wrap-anywhere', {
  variants: { size: listStateSizes },
  defaultVariants: { size: 'md' },
})
