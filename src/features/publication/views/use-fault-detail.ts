import type { PublicationFault } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

/** The detail of a fault: the product's real position, or why the platform refused it; undefined when nothing more is known. */
export function useFaultDetail(): (fault: Pick<PublicationFault, 'fault' | 'found' | 'reason' | 'platformSays'>) => string | undefined {
  const t = useSentences('publication')
  const format = useFormat()
  return ({ fault, found, reason, platformSays }) => {
    if (fault === 'differs') return found === null ? t('faults.hidden') : t('faults.at', { found: format.number(found) })
    if (reason === null || reason === 'said') return platformSays ?? undefined
    return t(`refusal.${reason}`)
  }
}
