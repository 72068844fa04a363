import { cva } from 'class-variance-authority'

export const menu = cva([
  'z-50 max-h-[var(--radix-dropdown-menu-content-available-height,var(--radix-context-menu-content-available-height))] max-w-[min(20rem,calc(100vw-1rem))] min-w-48 overflow-y-auto rounded-lg bg-raised p-1 text-default shadow-popover outline-none',
  'data-[state=open]:animate-appear',
])

/** One line each: rest, under the pointer or the focus, disabled. */
export const itemTones = {
  default: [
    'text-default [&>svg]:text-muted',
    'data-highlighted:bg-hover',
    'data-disabled:text-disabled data-disabled:[&>svg]:text-disabled',
  ],
  danger: ['text-danger', 'data-highlighted:bg-danger-soft', 'data-disabled:text-disabled'],
} as const

export type MenuItemTone = keyof typeof itemTones

export const item = cva(
  'relative flex min-h-control-md cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 no-underline outline-none select-none data-disabled:cursor-not-allowed',
  { variants: { tone: itemTones, inset: { true: 'pl-8', false: '' } }, defaultVariants: { tone: 'default', inset: false } },
)
