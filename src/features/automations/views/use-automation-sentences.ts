import { useMemo } from 'react'
import type { AutomationConfiguration, AutomationRunSummary } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface AutomationSentences {
  /** "Best sellers" */
  order: (order: AutomationConfiguration['order']) => string
  /** "every day at 04:00" */
  cadence: (cadence: AutomationConfiguration['cadence']) => string
  /** "Monday"; 1 is Monday. */
  weekday: (weekday: number) => string
  /** "2 arranged, 1 left alone" */
  result: (run: Pick<AutomationRunSummary, 'state' | 'ordered' | 'held' | 'unchanged'>) => string
}

/** Says what an automation does and did. */
export function useAutomationSentences(): AutomationSentences {
  const t = useSentences('automations')
  const format = useFormat()
  return useMemo(() => {
    const weekday = (day: number): string => t(`weekday.${String(day) as '1'}`)
    return {
      weekday,
      order: (order) => t(`preset.${'preset' in order ? order.preset : 'own'}`),
      cadence(cadence) {
        if (cadence.every === 'day') return t('cadence.day', { at: cadence.at })
        return cadence.every === 'week'
          ? t('cadence.week', { day: weekday(cadence.weekday), at: cadence.at })
          : t(`cadence.${cadence.every}`)
      },
      result({ state, ordered, held, unchanged }) {
        if (state === 'failed') return t('result.failed')
        const parts = [
          ...(ordered > 0 ? [t('result.ordered', { count: ordered, lists: format.number(ordered) })] : []),
          ...(held > 0 ? [t('result.held', { count: held, lists: format.number(held) })] : []),
          ...(unchanged > 0 && ordered === 0 && held === 0
            ? [t('result.unchanged', { count: unchanged, lists: format.number(unchanged) })]
            : []),
        ]
        return parts.length === 0 ? t(state === 'cancelled' ? 'result.cancelled' : 'result.nothing') : parts.join(', ')
      },
    }
  }, [t, format])
}
