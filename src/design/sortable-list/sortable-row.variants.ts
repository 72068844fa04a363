import { cva } from 'class-variance-authority'

/** The lives of a row. Every background is opaque: cells that stick to the left take it over and cover what slides below them. */
export const looks = {
  rest: ['bg-surface', 'hover:bg-hover', 'focus-within:bg-hover'],
  selected: ['bg-accent-soft', 'hover:bg-accent-soft-hover', 'focus-within:bg-accent-soft-hover'],
  held: ['bg-sunken', '[&_img]:opacity-40'],
} as const

export type Look = keyof typeof looks

export const rowVariants = cva('group/row absolute left-0 top-0 w-full border-b border-subtle text-sm', {
  variants: { look: { rest: [...looks.rest], selected: [...looks.selected], held: [...looks.held] } },
  defaultVariants: { look: 'rest' },
})

/** A row's own controls share one way to show that they have the focus. */
export const focusRing = 'outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-2 focus-visible:outline-focus'
