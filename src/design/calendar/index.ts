/** The month as a grid, and the arithmetic of days: what every picker of days is made of. */
export { Calendar, type CalendarProps } from './calendar.tsx'
export {
  addDays,
  addMonths,
  addYears,
  dayOf,
  daysBetween,
  endOfMonth,
  isDay,
  lastDateOf,
  partsOf,
  startOfMonth,
  startOfYear,
  weekdayOf,
  type Day,
} from './day.ts'
export { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx'
