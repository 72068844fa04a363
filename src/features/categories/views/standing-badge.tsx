import { Badge } from '../../../design/badge/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { CategoryStanding } from '../model/tree.ts'

const tones = { own: 'neutral', saved: 'warning', publishing: 'info', published: 'success', failed: 'danger', drifted: 'warning' } as const

export interface StandingBadgeProps {
  standing: CategoryStanding
}

/** How far a category's ordering has come, in a word. */
export function StandingBadge({ standing: { kind } }: StandingBadgeProps) {
  const t = useSentences('categories')
  return (
    <Badge tone={tones[kind]} dot={kind !== 'own'}>
      {t(`standing.${kind}`)}
    </Badge>
  )
}
