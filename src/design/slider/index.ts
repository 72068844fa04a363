/** A value that is found by trying rather than typed; and several weights whose shares of the whole are seen. */
export type { SliderMark } from './marks.tsx'
export { Slider, type SliderProps } from './slider.tsx'
export { Weights, type Weight, type WeightsProps } from './weights.tsx'
