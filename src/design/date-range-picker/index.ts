/** Days from one to another, and what they are compared with. */
export { DateRangePicker, type DateRangePickerProps, type DateRangeValue } from './date-range-picker.tsx'
export { comparedRange, comparisons, lengthOf, presetOf, presets, rangeOf, type Comparison, type DayRange, type Preset } from './presets.ts'
