/** The keys that do the same. */
export { KeyboardHint, type KeyboardHintProps } from './keyboard-hint.tsx'
