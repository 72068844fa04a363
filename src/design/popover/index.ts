/** A small sheet beside the button that opens it, with whatever controls belong there. */
export { Popover, PopoverClose, type PopoverCloseProps, type PopoverProps } from './popover.tsx'
export { popoverPaddings, popoverSizes, type PopoverPadding, type PopoverSize } from './popover.variants.ts'
