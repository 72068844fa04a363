/** One of several, by the chooser of the device. */
export { Select, type SelectOption, type SelectProps } from './select.tsx'
