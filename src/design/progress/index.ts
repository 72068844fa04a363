/** How far something is, as a bar. */
export { Progress, type ProgressProps } from './progress.tsx'
export { progressSizes, progressTones, type ProgressSize, type ProgressTone } from './progress.variants.ts'
