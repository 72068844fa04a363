/** A way in a few steps: what is done, where one is, what comes. */
export { Stepper, type StepperProps } from './stepper.tsx'
export { stepperOrientations, stepStates, type StepperOrientation, type StepState } from './stepper.variants.ts'
export type { Step } from './steps.ts'
