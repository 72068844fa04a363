import { cva } from 'class-variance-authority'

/** How the options lie: under each other, or as cards beside each other. */
export const radioLooks = {
  list: 'flex flex-col gap-2.5 pointer-coarse:gap-1',
  cards: 'grid grid-cols-1 gap-3',
} as const

export type RadioLook = keyof typeof radioLooks

/** The most columns that cards may take; they take fewer where there is no room. */
export const radioColumns = {
  1: '',
  2: '@md:grid-cols-2',
  3: '@md:grid-cols-2 @2xl:grid-cols-3',
  4: '@md:grid-cols-2 @4xl:grid-cols-4',
} as const

export type RadioColumns = keyof typeof radioColumns

export const radioGroup = cva('', { variants: { look: radioLooks, columns: radioColumns }, defaultVariants: { look: 'list' } })

/** What an option lies in. One line each: rest, hover, chosen, focus, disabled. */
export const radioOptions = {
  list: 'group/option flex min-w-0 items-start gap-2.5 pointer-coarse:min-h-control-md pointer-coarse:py-2.5 [&[data-drawn=focus]_button]:outline-2',
  cards: [
    'group/option relative flex min-w-0 cursor-pointer flex-col gap-3 rounded-lg border border-default bg-surface p-4 shadow-card',
    'hover:border-control-hover',
    'has-[[data-state=checked]:enabled]:border-accent has-[[data-state=checked]:enabled]:bg-accent-soft has-[[data-state=checked]:enabled]:ring-1 has-[[data-state=checked]:enabled]:ring-accent',
    'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus data-[drawn=focus]:outline-2 data-[drawn=focus]:outline-offset-2 data-[drawn=focus]:outline-focus',
    'has-[:disabled]:cursor-not-allowed has-[:disabled]:border-default has-[:disabled]:bg-disabled has-[:disabled]:text-disabled has-[:disabled]:shadow-none',
    'transition-[background-color,border-color] duration-fast ease-steady',
  ],
} as const satisfies Record<RadioLook, unknown>

export const radioOption = cva('', { variants: { look: radioOptions }, defaultVariants: { look: 'list' } })

/** The circle itself. One line each: rest, hover, chosen, refused, focus, disabled. */
export const radioCircle = cva([
  'mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-control bg-control pointer-coarse:size-5',
  'group-hover/option:border-control-hover',
  'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-on-accent',
  'group-aria-invalid/radio:border-danger',
  'outline-offset-2 outline-focus',
  'disabled:cursor-not-allowed disabled:border-default disabled:bg-disabled disabled:text-disabled disabled:data-[state=checked]:bg-disabled disabled:data-[state=checked]:border-strong disabled:data-[state=checked]:text-muted',
  'transition-[background-color,border-color] duration-fast ease-steady',
])
