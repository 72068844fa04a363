import { useMemo } from 'react'
import { numbersIn } from '../../../design/words/index.ts'
import type { FigureChange } from '../../../design/figure/index.ts'
import { useFormat, useLanguage } from '../../../i18n/index.ts'
import { besideOf } from '../model/change.ts'

/** How the report writes figures: shares with one decimal, changes with what they are measured against. */
export function useFigures() {
  const format = useFormat()
  const language = useLanguage()
  return useMemo(() => {
    const percent = numbersIn(language, { style: 'percent', maximumFractionDigits: 1 })
    const decimal = numbersIn(language, { maximumFractionDigits: 1 })
    return {
      ...format,
      /** 0 to 1, with one decimal. */
      share: (share: number): string => percent.format(share),
      /** A number with one decimal. */
      decimal: (value: number): string => decimal.format(value),
      /** Nothing where no share can be given. */
      change: (now: number | null, before: number | null | undefined, good?: 'up' | 'down'): FigureChange | undefined => {
        const beside = besideOf(now, before)
        if (!beside) return undefined
        return {
          direction: beside.direction,
          text: percent.format(beside.share),
          ...(good === undefined ? {} : { good: beside.direction === good }),
        }
      },
    }
  }, [format, language])
}
