/** How a job in the background goes. */
export { JobProgress, type JobCount, type JobProgressProps, type JobVerification } from './job-progress.tsx'
export type { JobFault, JobFaultsProps } from './job-faults.tsx'
export { jobLooks, type JobState } from './job-progress.variants.ts'
