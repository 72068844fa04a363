import { useEffect } from 'react'
import { Badge } from '../../../design/badge/index.ts'
import { Link } from '../../../design/link/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailedCall, useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { usePlan } from '../data/use-plan.ts'

export interface PlanLabelProps {
  /** Where plans are chosen; without it the label is only read. */
  href?: string
}

/** What is paid for the current store; says so when that could not be loaded. */
export function PlanLabel({ href }: PlanLabelProps) {
  const t = useSentences('stores')
  const name = useFailedCall()
  const say = useFailureSentence()
  const { plan, failure } = usePlan()
  const code = failure?.code
  useEffect(() => {
    if (code) notify.danger(name('membership.load'), { id: 'plan', detail: say({ code }) })
    // Said once per failure, not once per language or render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code])
  if (plan === null) return null
  const label = <Badge>{t('plan', { plan: plan.name })}</Badge>
  return href === undefined ? (
    label
  ) : (
    <Link tone="quiet" href={href}>
      {label}
    </Link>
  )
}
