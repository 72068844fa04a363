/** Small drawings of one family: the winged seed, rows and boxes. */
export { Illustration, type IllustrationProps } from './illustration.tsx'
export { illustrationNames, illustrationSizes, type IllustrationName, type IllustrationSize } from './illustration.variants.ts'
