/** What everything looks like, as data. Components reach it through class names; drawings and tests read it directly. */
export { bg, border, fg, tones, type Bg, type Border, type Fg, type Shade, type Tone } from './colour.ts'
export { colourBlindness, differenceOf, labOf, type ColourBlindness } from './colour-blindness.ts'
export { ramps } from './colour-ramps.ts'
export { contrast } from './contrast.ts'
export { elevation } from './elevation.ts'
export { duration, easing, noticeDuration } from './motion.ts'
export { density, radius, screens, unit } from './space.ts'
export { family, text, weight } from './type.ts'
