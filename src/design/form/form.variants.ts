import { cva } from 'class-variance-authority'
import { bottomBar } from '../bottom-bar/index.ts'

export const form = cva('@container flex min-w-0 flex-col gap-8')

/**
 * Like a form's, around sections that need none; after a form with a line between both. No wider than a normal page: fields are read, too.
 */
export const sections = cva(
  '@container flex min-w-0 max-w-[69rem] flex-col gap-8 [form+&]:mt-8 [form+&]:border-t [form+&]:border-subtle [form+&]:pt-6',
)

/** Where the heading of a section stands: over its fields, or beside them where there is room. */
export const sectionLayouts = {
  stacked: 'flex flex-col gap-4',
  beside:
    'grid grid-cols-1 gap-x-10 gap-y-4 border-t border-subtle pt-6 first-of-type:border-t-0 first-of-type:pt-0 @3xl:grid-cols-[minmax(12rem,1fr)_2fr]',
} as const

export type FormSectionLayout = keyof typeof sectionLayouts

export const section = cva('min-w-0', { variants: { layout: sectionLayouts }, defaultVariants: { layout: 'stacked' } })

/** Fields under each other, or two beside each other where both have room. */
export const formColumns = {
  1: 'flex flex-col gap-4',
  2: 'grid grid-cols-1 items-start gap-x-4 gap-y-4 @xl/fields:grid-cols-2 @xl/fields:[&>[data-wide]]:col-span-2',
} as const

export type FormColumns = keyof typeof formColumns

export const fields = cva('min-w-0', { variants: { columns: formColumns }, defaultVariants: { columns: 1 } })

export const actions = cva('flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-2', {
  variants: {
    sticky: {
      // The one bar of the lower edge.
      true: bottomBar({
        className: 'px-4 py-2.5 max-sm:px-3 max-sm:py-1.5 max-sm:[&>:is(a,button)]:flex-auto max-sm:[&>[data-part=note]]:basis-full',
      }),
      // Under the last section, without a line before it: it is the end of that form, not the beginning of what follows.
      false: '-mt-2 max-sm:mt-0 max-sm:flex-col max-sm:items-stretch',
    },
  },
  defaultVariants: { sticky: false },
})

export const summary = cva(
  'rounded-lg border border-danger-soft bg-danger-soft p-4 text-default outline-offset-2 outline-focus focus-visible:outline-2',
)
