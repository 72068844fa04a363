import { cva } from 'class-variance-authority'

export const drawerSizes = { sm: 'sm:[--drawer:22rem]', md: 'sm:[--drawer:28rem]', lg: 'sm:[--drawer:44rem]' } as const

/** From the right a phone gets it from below, where the thumb is; from the left it stays at the left, like a menu. */
export const drawerSides = {
  right:
    'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[88dvh] max-sm:rounded-t-xl max-sm:data-[state=open]:animate-rise sm:inset-y-0 sm:right-0 sm:w-[min(var(--drawer),calc(100vw-3rem))] sm:data-[state=open]:animate-slide-back',
  left: 'inset-y-0 left-0 w-[min(var(--drawer,20rem),85vw)] data-[state=open]:animate-slide',
} as const

export type DrawerSize = keyof typeof drawerSizes
export type DrawerSide = keyof typeof drawerSides

export const overlay = cva('fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear')

/** Over the page, which waits. */
export const drawer = cva('fixed z-40 flex flex-col overflow-hidden bg-raised text-default shadow-dialog outline-none', {
  variants: { size: drawerSizes, side: drawerSides },
  defaultVariants: { size: 'md', side: 'right' },
})

/** Beside the page, which goes on; over it, without a scrim, where there is no room beside. */
export const besidePage = cva(
  [
    'flex flex-col overflow-hidden bg-surface text-default outline-none',
    'max-lg:fixed max-lg:z-30 max-lg:shadow-dialog max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[70dvh] max-sm:rounded-t-xl',
    'sm:max-lg:top-13 sm:max-lg:right-0 sm:max-lg:bottom-0 sm:max-lg:w-[min(var(--drawer),calc(100vw-3rem))]',
    'lg:min-h-0 lg:w-(--drawer) lg:shrink-0 lg:border-l lg:border-default',
  ],
  { variants: { size: drawerSizes }, defaultVariants: { size: 'md' } },
)
