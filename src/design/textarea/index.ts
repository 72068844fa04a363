/** Several lines of writing that grow with what is written, and say how much room is left. */
export { Textarea, type TextareaProps } from './textarea.tsx'
