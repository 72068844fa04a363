import { Badge } from '../../../design/badge/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { OrderingState } from '../../../../contract/index.ts'

export interface StandingProps {
  ordering: OrderingState
  dirty: boolean
  /** Somebody changed it on the platform since it was published. @default false */
  drifted?: boolean | undefined
  /** Whether lists of this kind go to the platform from here. */
  publishes: boolean
}

/** Where the list's ordering stands: the platform's, saved, published, or being edited. */
export function Standing({ ordering: { version, publishedVersion }, dirty, drifted = false, publishes }: StandingProps) {
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
  const published = publishedVersion !== null && publishedVersion >= version
  if (published && drifted) {
    return (
      <Badge tone="warning" dot>
        {t('state.drifted')}
      </Badge>
    )
  }
  return published ? (
    <Badge tone="success" dot>
      {t('state.published')}
    </Badge>
  ) : (
    <Badge tone="info" dot>
      {t('state.notPublished')}
    </Badge>
  )
}
