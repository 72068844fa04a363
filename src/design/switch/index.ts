/** Turns something on or off at once, without a button that saves. */
export { Switch, type SwitchProps } from './switch.tsx'
export { switchSizes, type SwitchSize } from './switch.variants.ts'
