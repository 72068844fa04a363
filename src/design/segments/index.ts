/** One of a few, all in sight: which way a thing is shown. */
export { Segments, type SegmentOption, type SegmentsProps } from './segments.tsx'
export { segmentSizes, type SegmentSize } from './segments.variants.ts'
