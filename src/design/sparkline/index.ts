/** A curve as small as a word. */
export { Sparkline, type SparklineProps } from './sparkline.tsx'
export { sparklineSizes, sparklineTones, type SparklineSize, type SparklineTone } from './sparkline.variants.ts'
