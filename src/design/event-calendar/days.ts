import { addDays, endOfMonth, startOfMonth, weekdayOf, type Day } from '../calendar/index.ts'

/** The seven days of the week that a day belongs to. `first` is the weekday that weeks begin with; 0 is Sunday. */
export function weekOf(day: Day, first: number): Day[] {
  const start = addDays(day, -((weekdayOf(day) - first + 7) % 7))
  return Array.from({ length: 7 }, (_, nth) => addDays(start, nth))
}

/** The whole weeks that a day's month reaches into. */
export function weeksOf(day: Day, first: number): Day[][] {
  const weeks: Day[][] = []
  for (let start = weekOf(startOfMonth(day), first)[0] as Day; start <= endOfMonth(day); start = addDays(start, 7))
    weeks.push(weekOf(start, first))
  return weeks
}

/** Every day of a day's month. */
export function monthOf(day: Day): Day[] {
  const days: Day[] = []
  for (let next = startOfMonth(day); next <= endOfMonth(day); next = addDays(next, 1)) days.push(next)
  return days
}
