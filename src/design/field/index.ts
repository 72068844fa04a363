/** A label, a hint and an error around the control that they belong to. */
export { Field, useFieldControl, useFieldGroup, type FieldControlProps, type FieldGroupProps, type FieldProps } from './field.tsx'
