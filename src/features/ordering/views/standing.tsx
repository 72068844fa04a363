import { Badge } from '../../../design/badge/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { OrderingState } from '../../../../contract/index.ts'

export interface StandingProps {
  ordering: OrderingState
  dirty: boolean
  /** Whether lists of this kind go to the platform from here. */
  publishes: boolean
}

/** Where the list's ordering stands: the platform's, saved, published, or being edited. */
export function Standing({ ordering: { version, publishedVersion }, dirty, publishes }: StandingProps) {
  const t = useSentences('ordering')
  if (dirty) {
    return (
      <Badge tone="warning" dot>
        {t('state.unsaved')}
      </Badge>
    )
  }
  if (version === 0) return <Badge>{t('state.own')}</Badge>
  if (!publishes) return null
  return publishedVersion !== null && publishedVersion >= version ? (
    <Badge tone="success" dot>
      {t('state.published')}
    </Badge>
  ) : (
    <Badge tone="info" dot>
      {t('state.notPublished')}
    </Badge>
  )
}
