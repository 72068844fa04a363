import { cva } from 'class-variance-authority'

export const ringTones = {
  accent: 'stroke-accent-mark',
  success: 'stroke-success-mark',
  warning: 'stroke-warning-mark',
  danger: 'stroke-danger-mark',
} as const

export type RingTone = keyof typeof ringTones

/** In a line of text, beside a name, alone with its number inside, as the thing that one waits for. */
export const ringSizes = {
  sm: { box: 'size-4', text: '', pixels: 16, stroke: 2.5, hasText: false },
  md: { box: 'size-8', text: '', pixels: 32, stroke: 3.5, hasText: false },
  lg: { box: 'size-14', text: 'text-sm [&_svg]:size-5', pixels: 56, stroke: 5, hasText: true },
  xl: { box: 'size-24', text: 'text-xl [&_svg]:size-8', pixels: 96, stroke: 7, hasText: true },
} as const

export type RingSize = keyof typeof ringSizes

export const track = cva('fill-none stroke-track')

export const arc = cva('fill-none transition-[stroke-dashoffset] duration-slow ease-settle', {
  variants: { tone: ringTones },
  defaultVariants: { tone: 'accent' },
})
