/** The winged seed, alone or with the name. */
export { Mark, type MarkProps } from './mark.tsx'
export { markSizes, type MarkSize } from './mark.variants.ts'
export { Seed } from './seed.tsx'
