/** One line of writing. */
export { Input, type InputProps } from './input.tsx'
export { inputBox, inputElement, inputPaddings, inputSizes, type InputSize } from './input.variants.ts'
