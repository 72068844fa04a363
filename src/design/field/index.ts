export { Field, useFieldControl, useFieldGroup, type FieldControlProps, type FieldGroupProps, type FieldProps } from './field.tsx'
