import { cva } from 'class-variance-authority'

/** The box is the input's; with many values it grows up to a few lines of tags, then scrolls. */
export const comboboxBox = cva(
  [
    'relative cursor-text',
    'has-[input[aria-invalid=true]]:border-danger has-[input[aria-invalid=true]]:outline-danger',
    'has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-default has-[input:disabled]:bg-disabled has-[input:disabled]:text-disabled',
  ],
  {
    variants: { many: { true: 'h-auto items-start', false: '' } },
    defaultVariants: { many: false },
  },
)

export const comboboxField = cva('flex max-h-32 min-w-0 flex-1 flex-wrap items-center gap-1 self-stretch overflow-y-auto', {
  variants: { many: { true: 'py-[3px] pointer-coarse:py-1.5', false: '' } },
})

export const comboboxInput = cva(
  'min-w-16 flex-1 self-stretch truncate [[data-slot=tag-list]~&]:not-focus:w-px [[data-slot=tag-list]~&]:not-focus:min-w-px bg-transparent outline-none placeholder:text-subtle disabled:cursor-not-allowed disabled:placeholder:text-disabled',
)

/** A small button inside the box. One line each: rest, hover. */
export const comboboxButton = cva([
  'inline-flex size-6 shrink-0 items-center justify-center rounded-xs text-muted pointer-coarse:size-9 disabled:text-disabled',
  'not-disabled:hover:bg-hover not-disabled:hover:text-default',
  'outline-focus focus-visible:outline-2',
])

export const comboboxPanel = cva(
  'z-50 flex max-h-[min(20rem,var(--radix-popover-content-available-height,20rem))] w-(--radix-popover-trigger-width) min-w-48 flex-col overflow-hidden rounded-lg bg-raised text-default shadow-popover outline-none data-[state=open]:animate-appear',
)

/** One line each: rest, under pointer or keyboard, disabled. */
export const comboboxOption = cva([
  'absolute inset-x-1 top-0 flex min-h-control-md cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 select-none',
  'data-[active]:bg-hover',
  'aria-disabled:cursor-not-allowed aria-disabled:text-disabled',
])
