export { Input, type InputProps } from './input.tsx'
export { inputBox, inputElement, inputSizes, type InputSize } from './input.variants.ts'
