import { cva } from 'class-variance-authority'

/** The states of an item: in its place; dragged, above the others. */
export const looks = {
  rest: ['bg-inherit'],
  dragged: ['relative', 'z-10', 'rounded-md', 'bg-raised', 'shadow-lifted'],
} as const

export const reorderable = cva('', {
  variants: { dragged: { true: [...looks.dragged], false: [...looks.rest] } },
  defaultVariants: { dragged: false },
})

/** What an item is taken by. A finger on it never means to scroll. */
export const handleLook = [
  'grid size-control-sm shrink-0 touch-none place-items-center rounded-sm text-subtle outline-focus',
  'cursor-grab hover:bg-hover hover:text-default active:cursor-grabbing',
  'focus-visible:outline-2',
  'disabled:cursor-default disabled:text-disabled disabled:hover:bg-transparent',
]
