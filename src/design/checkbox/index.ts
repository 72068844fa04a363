/** Yes or no, or part of what stands below it. */
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
