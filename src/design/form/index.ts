/** Questions that are answered together: sections, a summary of what cannot be taken, and what to do at the end. */
export { Form, type FormProps } from './form.tsx'
export { focusFirstError } from './focus-first-error.ts'
export { FormActions, type FormActionsProps } from './form-actions.tsx'
export { FormDialog, type FormDialogProps } from './form-dialog.tsx'
export { FormErrors, type FormError, type FormErrorsProps } from './form-errors.tsx'
export { FormSection, type FormSectionProps } from './form-section.tsx'
export { FormSections } from './form-sections.tsx'
export type { FormColumns, FormSectionLayout } from './form.variants.ts'
