/** Publications by day. */
export type { CalendarEvent } from './event.ts'
export { EventCalendar, type EventCalendarProps, type EventCalendarView } from './event-calendar.tsx'
