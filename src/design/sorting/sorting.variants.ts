import { cva } from 'class-variance-authority'
import type { Look } from './item-facts.ts'

/** The lives of an item. Every background is opaque: sticky cells at the left have it too and cover the cells that scroll below them. */
export const looks: Record<Look, readonly string[]> = {
  rest: ['bg-surface', 'hover:bg-hover', 'focus-within:bg-hover'],
  selected: ['bg-accent-soft', 'hover:bg-accent-soft-hover', 'focus-within:bg-accent-soft-hover'],
  hit: ['bg-warning-soft'],
  held: ['bg-sunken', '[&_img]:opacity-40'],
}

export const itemVariants = cva('group/item text-sm', {
  variants: { look: { rest: [...looks.rest], selected: [...looks.selected], hit: [...looks.hit], held: [...looks.held] } },
  defaultVariants: { look: 'rest' },
})

/**
 * The background of a cell that stays in sight: that of its item, written out. Inherited, its style would have to be worked out
 * for each row, since each stands at another height: 20 ms instead of 2 for the rows in sight.
 */
export const stickyCellVariants = cva('sticky', {
  variants: {
    look: {
      rest: ['bg-surface', 'group-hover/item:bg-hover', 'group-focus-within/item:bg-hover'],
      selected: ['bg-accent-soft', 'group-hover/item:bg-accent-soft-hover', 'group-focus-within/item:bg-accent-soft-hover'],
      hit: ['bg-warning-soft'],
      held: ['bg-sunken'],
    },
  },
  defaultVariants: { look: 'rest' },
})

/** The focus ring of an item's own controls. */
export const focusRing =
  'outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-2 focus-visible:outline-focus'
