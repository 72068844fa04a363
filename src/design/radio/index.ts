/** Chooses one of a few that are all in sight, as a plain list or as cards. */
export { RadioGroup, type RadioGroupProps } from './radio.tsx'
export { RadioOption, type RadioOptionProps } from './radio-option.tsx'
export { radioLooks, type RadioColumns, type RadioLook } from './radio.variants.ts'
