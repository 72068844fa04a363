import { useCallback } from 'react'
import type { SamaraCollection } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

/** Says on which days a collection is shown. */
export function useDatesSentence(): (dates: Pick<SamaraCollection, 'startDate' | 'endDate'>) => string {
  const t = useSentences('samara-collections')
  const format = useFormat()
  return useCallback(
    ({ startDate, endDate }) => {
      if (startDate === null && endDate === null) return t('dates.always')
      if (endDate === null) return t('dates.from', { from: format.day(startDate!) })
      if (startDate === null) return t('dates.until', { to: format.day(endDate) })
      return t('dates.between', { from: format.day(startDate), to: format.day(endDate) })
    },
    [t, format],
  )
}
