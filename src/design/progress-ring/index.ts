/** How far something is, in little room. */
export { ProgressRing, type ProgressRingProps } from './progress-ring.tsx'
export { ringSizes, ringTones, type RingSize, type RingTone } from './progress-ring.variants.ts'
