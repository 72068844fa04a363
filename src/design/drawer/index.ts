/** A sheet that comes in from the side, or from below on a phone. */
export { Drawer, DrawerClose, type DrawerCloseProps, type DrawerProps } from './drawer.tsx'
export { drawerSizes, type DrawerSide, type DrawerSize } from './drawer.variants.ts'
