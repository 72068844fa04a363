/** An instant, asked for as the clocks of a store show it. */
export { DayField, type DayFieldProps } from './day-field.tsx'
export { TimeField, type TimeFieldProps } from './time-field.tsx'
export { DateTimePicker, type DateTimePickerProps } from './date-time-picker.tsx'
export { wallTimeOf, type WallTime } from './zoned-time.ts'
