import { useMemo } from 'react'
import { useWordsLanguage, type Language } from '../words/index.ts'
import type { ChartPoint } from './series.ts'

const locales: Record<Language, string> = { es: 'es', en: 'en', pt: 'pt-BR' }

/**
 * Days as points of an axis, written by the language.
 * @param days YYYY-MM-DD, in order
 * @param compared the day that each is compared with
 */
export function useDayPoints(days: readonly string[], compared?: readonly (string | undefined)[]): readonly ChartPoint[] {
  const language = useWordsLanguage()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
    const long = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    const short = format({ day: 'numeric', month: 'short' })
    const medium = format({ day: 'numeric', month: 'short', year: 'numeric' })
    const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
    return days.map((day, place) => {
      const other = compared?.[place]
      return {
        key: day,
        label: long.format(at(day)),
        short: short.format(at(day)).replace(/ de |\./g, (part) => (part === '.' ? '' : ' ')),
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
      hourCycle: language === 'en' ? 'h12' : 'h23',
    })
    const short = new Intl.DateTimeFormat(locales[language], {
      hour: 'numeric',
      timeZone: 'UTC',
      hourCycle: language === 'en' ? 'h12' : 'h23',
    })
    const at = (clock: number): Date => new Date(Date.UTC(2000, 0, 1, clock % 24))
    return Array.from({ length: 24 }, (_, clock) => ({
      key: String(clock),
      label: `${hour.format(at(clock))} – ${hour.format(at(clock + 1))}`,
      short: language === 'en' ? short.format(at(clock)) : `${clock} h`,
    }))
  }, [language])
}
