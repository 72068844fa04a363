import { useMemo } from 'react'
import { useWordsLanguage, type Language } from '../words/index.ts'
import type { ChartPoint } from './series.ts'

const locales: Record<Language, string> = { es: 'es', en: 'en-GB', pt: 'pt-BR' }

function dayFormats(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
  const short = format({ day: 'numeric', month: 'short' })
  const ofYear = format({ day: 'numeric', month: 'short', year: '2-digit' })
  const bare = (text: string): string => text.replace(/ de |\./g, (part) => (part === '.' ? '' : ' '))
  const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
  return {
    long: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    medium: format({ day: 'numeric', month: 'short', year: 'numeric' }),
    short: (day: string): string => bare(short.format(at(day))),
    /** With its year, where an axis shows a day of the month more than once. */
    ofYear: (day: string): string => bare(ofYear.format(at(day))),
    at,
  }
}

/**
 * Days as points of an axis, written by the language.
 * @param days YYYY-MM-DD, in order
 * @param compared the day that each is compared with
 */
export function useDayPoints(days: readonly string[], compared?: readonly (string | undefined)[]): readonly ChartPoint[] {
  const language = useWordsLanguage()
  return useMemo(() => {
    const { long, short, medium, at } = dayFormats(language)
    return days.map((day, place) => {
      const other = compared?.[place]
      return {
        key: day,
        label: long.format(at(day)),
        short: short(day),
        compared: other && medium.format(at(other)),
      }
    })
  }, [days, compared, language])
}

/** The 24 hours of the clock as points of an axis. */
export function useHourPoints(): readonly ChartPoint[] {
  const language = useWordsLanguage()
  return useMemo(() => {
    const hour = new Intl.DateTimeFormat(locales[language], {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      hourCycle: 'h23',
    })
    const short = new Intl.DateTimeFormat(locales[language], {
      hour: 'numeric',
      timeZone: 'UTC',
      hourCycle: 'h23',
    })
    const at = (clock: number): Date => new Date(Date.UTC(2000, 0, 1, clock % 24))
    return Array.from({ length: 24 }, (_, clock) => ({
      key: String(clock),
      label: `${hour.format(at(clock))} – ${hour.format(at(clock + 1))}`,
      short: language === 'en' ? short.format(at(clock)) : `${clock} h`,
    }))
  }, [language])
}

/** An hour, a day or a week of a curve. */
export interface TimeStep {
  /** When it begins, ISO 8601: unique, also where an hour comes twice. */
  at: string
  /** The day on which it begins, YYYY-MM-DD. */
  day: string
  unfinished: boolean
}

const dayLength = 86_400_000
const longestYear = 366 * dayLength

/**
 * Hours, days or weeks as points of an axis, written by the language.
 * @param by how long each is; a week is named by its first and its last day
 * @param timeZone whose clocks hours are read from
 * @param compared the step that each is compared with, at the same place; null where there is none
 */
export function useStepPoints(
  steps: readonly TimeStep[],
  by: 'hour' | 'day' | 'week',
  timeZone: string,
  compared?: readonly (TimeStep | null)[],
): readonly ChartPoint[] {
  const language = useWordsLanguage()
  return useMemo(() => {
    const { long, medium, at, ...written } = dayFormats(language)
    const [first, last] = [steps[0], steps.at(-1)]
    const overAYear = first && last && at(last.day).getTime() - at(first.day).getTime() > longestYear
    const short = overAYear ? written.ofYear : written.short
    const hours = new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    const clock = (step: TimeStep): string => hours.format(new Date(step.at))
    const oneDay = steps[0]?.day === steps.at(-1)?.day
    const week = ({ day }: TimeStep): string => medium.formatRange(at(day), new Date(at(day).getTime() + 6 * dayLength))
    const names = {
      hour: (step: TimeStep) => ({
        label: `${long.format(at(step.day))}, ${clock(step)}`,
        short: oneDay ? clock(step) : `${short(step.day)} ${clock(step)}`,
      }),
      day: ({ day }: TimeStep) => ({ label: long.format(at(day)), short: short(day) }),
      week: (step: TimeStep) => ({ label: week(step), short: short(step.day) }),
    }
    const other = {
      hour: (step: TimeStep) => `${medium.format(at(step.day))}, ${clock(step)}`,
      day: ({ day }: TimeStep) => medium.format(at(day)),
      week,
    }
    return steps.map((step, place) => {
      const before = compared?.[place]
      return { key: step.at, ...names[by](step), compared: before ? other[by](before) : undefined, unfinished: step.unfinished }
    })
  }, [steps, by, timeZone, compared, language])
}
