import type { Day } from '../calendar/index.ts'
import { lengthOf, type DayRange } from './presets.ts'
import { readDay, writeDay } from './typed-day.ts'

/** A range while it is being chosen: the two days as they are written, whoever wrote them. */
export interface Draft {
  from: string
  to: string
}

export type Problem = 'empty' | 'unreadable' | 'noSuchDay' | 'tooEarly' | 'tooLate' | 'backwards' | 'tooLong'

/** What the draft says so far. */
export interface ReadDraft {
  from: Day | null
  to: Day | null
  problems: { from: Problem | null; to: Problem | null }
  /** The whole range, when nothing is wrong. */
  range: DayRange | null
}

export interface Bounds {
  today: Day
  min: Day
  max: Day
  /** The most days that a range may have. @default as many as there are */
  most?: number | undefined
}

export const draftOf = ({ from, to }: DayRange): Draft => ({
  from: writeDay(from),
  to: writeDay(to),
})

/** Reads both days and says what is wrong with each. */
export function readDraft(draft: Draft, { today, min, max, most = Infinity }: Bounds): ReadDraft {
  const read = (text: string): { day: Day | null; problem: Problem | null } => {
    const { day, problem } = readDay(text, today)
    if (day === undefined) return { day: null, problem }
    return { day, problem: day < min ? 'tooEarly' : day > max ? 'tooLate' : null }
  }
  const from = read(draft.from)
  const to = read(draft.to)
  const backwards = from.day !== null && to.day !== null && to.day < from.day
  const tooLong = from.day !== null && to.day !== null && lengthOf({ from: from.day, to: to.day }) > most
  const problems = { from: from.problem, to: to.problem ?? (backwards ? ('backwards' as const) : tooLong ? ('tooLong' as const) : null) }
  const whole = from.day !== null && to.day !== null && problems.from === null && problems.to === null
  return {
    from: from.problem ? null : from.day,
    to: to.problem || backwards ? null : to.day,
    problems,
    range: whole ? { from: from.day as Day, to: to.day as Day } : null,
  }
}

/** A day of the calendar was pressed: it begins a new range, or ends the one that was begun, in whichever order. */
export function pressed(day: Day, { from, to }: Pick<ReadDraft, 'from' | 'to'>): Draft {
  if (from === null || to !== null) return { from: writeDay(day), to: '' }
  return draftOf(day < from ? { from: day, to: from } : { from, to: day })
}
