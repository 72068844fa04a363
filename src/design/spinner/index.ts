/** Says that something works. */
export { Spinner, type SpinnerProps } from './spinner.tsx'
export { spinnerLooks } from './spinner.variants.ts'
