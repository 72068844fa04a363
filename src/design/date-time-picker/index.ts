/** An instant, asked for as the clocks of a store show it. */
export { DateTimePicker, type DateTimePickerProps } from './date-time-picker.tsx'
export { wallTimeOf, type WallTime } from './zoned-time.ts'
