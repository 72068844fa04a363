export { Progress, type ProgressProps } from './progress.tsx'
export { progressSizes, progressTones, type ProgressSize, type ProgressTone } from './progress.variants.ts'
