export { Dialog, DialogClose, type DialogCloseProps, type DialogProps } from './dialog.tsx'
export { dialogSizes, type DialogSize } from './dialog.variants.ts'
