import { cva } from 'class-variance-authority'

/** One line each: rest, hover. */
export const linkTones = {
  accent: [
    'text-accent underline decoration-1 underline-offset-3 decoration-current/35',
    'hover:text-accent-hover hover:decoration-current',
  ],
  quiet: ['text-muted no-underline', 'hover:text-default hover:underline underline-offset-3'],
  plain: ['text-inherit no-underline', 'hover:underline underline-offset-3'],
} as const

export type LinkTone = keyof typeof linkTones

export const link = cva('rounded-xs outline-offset-2 outline-focus focus-visible:outline-2', {
  variants: { tone: linkTones },
  defaultVariants: { tone: 'accent' },
})
