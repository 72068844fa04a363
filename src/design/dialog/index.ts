/** Something that must be answered or left before the work goes on. */
export { Dialog, DialogClose, type DialogCloseProps, type DialogProps } from './dialog.tsx'
export { AnsweredDialog, type AnsweredDialogProps } from './answered-dialog.tsx'
export { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx'
export { ShownOnceDialog, type ShownOnceDialogProps } from './shown-once-dialog.tsx'
export { dialogSizes, type DialogSize } from './dialog.variants.ts'
export { useFocusReturn } from './focus-return.ts'
export { ModalContext, useInModal } from './modal-context.ts'
