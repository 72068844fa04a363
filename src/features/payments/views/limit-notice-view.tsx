import { plans } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { LimitHere } from '../model/plan-use.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface LimitNoticeViewProps extends LimitHere {
  /** Where plans are chosen. */
  plansHref: string
  /** Puts it away. */
  onDismiss?: (() => void) | undefined
}

/** Says where a limit is met that it is reached, that nothing is lost, and which plan lifts it. */
export function LimitNoticeView({ limit, liftedBy, payer, plansHref, onDismiss }: LimitNoticeViewProps) {
  const t = useSentences('payments')
  const { allowanceWithin } = usePlanSentences()
  const text =
    payer !== null
      ? payer === ''
        ? t('reached.owner')
        : t('reached.payer', { person: payer })
      : liftedBy === null
        ? t('reached.most')
        : t('reached.text', { plan: plans[liftedBy].title, limit: allowanceWithin(liftedBy, limit) })
  return (
    <Banner
      tone="info"
      onDismiss={onDismiss}
      title={t(`reached.title.${limit}`)}
      action={
        payer === null &&
        liftedBy !== null && (
          <ButtonLink size="sm" href={plansHref}>
            {t('reached.action', { plan: plans[liftedBy].title })}
          </ButtonLink>
        )
      }
    >
      {text}
      {limit === 'stores' && ` ${t('reached.demo')}`}
    </Banner>
  )
}
