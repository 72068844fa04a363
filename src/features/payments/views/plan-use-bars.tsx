import type { PlanUse } from '../../../../contract/index.ts'
import { Progress } from '../../../design/progress/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { countedLimits, distanceOf } from '../model/plan-use.ts'

/** How much of each limit is used. */
export function PlanUseBars({ use }: { use: PlanUse }) {
  const t = useSentences('payments')
  const format = useFormat()
  return countedLimits.map((limit) => {
    const { used, most } = use[limit]
    return (
      <Progress
        key={limit}
        label={t(`limit.${limit}`)}
        value={most === null ? 0 : Math.min(used, most)}
        max={most ?? 1}
        detail={
          most === null
            ? `${format.number(used)} · ${t('limit.none')}`
            : t('subscription.of', { used: format.number(used), limit: format.number(most) })
        }
        tone={distanceOf(use[limit]) === 'far' ? 'accent' : 'warning'}
      />
    )
  })
}
