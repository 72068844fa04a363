import { cva } from 'class-variance-authority'

/** Nothing presses; something waits to be done, which stands out. */
export const bottomBarLooks = {
  plain: 'border-default bg-surface',
  changed: 'border-accent-soft bg-accent-soft',
} as const
export type BottomBarLook = keyof typeof bottomBarLooks

/** Every bar that sticks to the lower edge of a page. `across`: it reaches the edges of the page that it stands in. */
export const bottomBar = cva('@container sticky bottom-0 z-20 min-w-0 border-t shadow-card transition-colors duration-normal', {
  variants: { look: bottomBarLooks, across: { true: '-mx-4 sm:-mx-6', false: '' } },
  defaultVariants: { look: 'plain', across: false },
})

/** The line of a bar: what is known or chosen at its start, what can be done at its end. */
export const bottomBarLine =
  'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 @max-md:gap-x-2 @max-md:gap-y-1.5 @max-md:px-3 @max-md:py-1.5 @4xl:px-6'
