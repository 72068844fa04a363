/** A number, written or stepped, within its bounds. */
export { NumberInput, type NumberInputProps } from './number-input.tsx'
