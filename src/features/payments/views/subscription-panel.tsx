import { plans, type Subscription } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { pausedKinds } from '../model/kept-things.ts'
import { OpenPayment } from './open-payment.tsx'
import { useNextSentence } from './use-next-sentence.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface SubscriptionPanelProps {
  subscription: Subscription
  /** What is left for later invoices. */
  credit: number
  busy: boolean
  plansHref: string
  onCancel: () => void
  onResume: () => void
  onPay: () => void
  onAuthenticate: () => void
}

const tones = {
  none: 'neutral',
  incomplete: 'warning',
  trial: 'info',
  active: 'success',
  'past-due': 'danger',
  paused: 'warning',
  ended: 'neutral',
} as const

/** The plan, how it stands, what comes next, and what can be done about it. */
export function SubscriptionPanel({
  subscription,
  credit,
  busy,
  plansHref,
  onCancel,
  onResume,
  onPay,
  onAuthenticate,
}: SubscriptionPanelProps) {
  const t = useSentences('payments')
  const format = useFormat()
  const { amount } = usePlanSentences()
  const say = useNextSentence()
  const { state, plan, subscribed, currency, next, open, mayResume, paused } = subscription
  const cancelled = next?.kind === 'end' && state !== 'trial'
  // A trial without a card ends by itself.
  const goesOn = state === 'active' ? !cancelled : state === 'past-due' || (next?.kind === 'trial-end' && next.card)
  // While it does not count, it is still what stands there and can be taken up again.
  const shown = subscribed && (state === 'paused' || state === 'ended' || state === 'incomplete') ? subscribed.plan : plan
  const pausedThings = pausedKinds.filter((kind) => paused[kind] > 0)
  return (
    <Panel
      title={t('subscription.title')}
      actions={
        <ButtonLink tone={plan === 'free' && !mayResume ? 'accent' : 'neutral'} href={plansHref}>
          {t('subscription.change')}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xl font-semibold">{plans[shown].title}</span>
          {state !== 'none' && (
            <Badge tone={cancelled ? 'warning' : tones[state]} dot>
              {t(`subscription.state.${cancelled ? 'cancelled' : state}`)}
            </Badge>
          )}
        </p>
        {subscribed && subscribed.plan === plan && plan !== 'free' && (
          <p className="tabular-nums">
            {t('subscription.price', { price: format.money(subscribed.price, currency), per: t(`per.${subscribed.period}`) })}
          </p>
        )}
        <p className="max-w-prose text-muted">{say(subscription)}</p>
        {credit > 0 && <p className="max-w-prose text-muted">{t('subscription.credit', { amount: format.money(credit, currency) })}</p>}
        {pausedThings.length > 0 && (
          <p className="max-w-prose">
            {t('subscription.pausedHere')}: {pausedThings.map((kind) => amount(kind, paused[kind])).join(', ')}.
          </p>
        )}
        {open && <OpenPayment open={open} currency={currency} busy={busy} onAuthenticate={onAuthenticate} onPay={onPay} />}
        {(mayResume || goesOn) && (
          <div className="flex flex-wrap gap-2">
            {mayResume && (
              <Button tone="accent" loading={busy} onClick={onResume}>
                {next?.kind === 'change' ? t('subscription.undoChange', { plan: plans[plan].title }) : t('subscription.resume')}
              </Button>
            )}
            {goesOn && (
              <Button tone="quiet" onClick={onCancel}>
                {t('subscription.cancel')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
