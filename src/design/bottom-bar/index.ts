/** What can be done with a page, at the lower edge of the window: the one thing to do at its end. */
export { BottomBar, type BottomBarProps } from './bottom-bar.tsx'
export { bottomBar, bottomBarLine, bottomBarLooks, type BottomBarLook } from './bottom-bar.variants.ts'
