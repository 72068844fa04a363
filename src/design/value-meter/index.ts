/** How much of what sold stands in the first places, before and now. */
export { ValueMeter, type ValueMeterProps } from './value-meter.tsx'
export { firstPlaces, sharesOf, type PlaceShare, type Sold } from './shares.ts'
