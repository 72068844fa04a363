/** Days from one to another: what they are compared with, or all days of a list. */
export { DateRangePicker, type DateRangePickerProps, type DateRangeValue } from './date-range-picker.tsx'
export { DayRangeFilter, type DayRangeFilterProps } from './day-range-filter.tsx'
export { comparedRange, comparisons, lengthOf, presetOf, presets, rangeOf, type Comparison, type DayRange, type Preset } from './presets.ts'
