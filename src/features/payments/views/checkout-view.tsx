import type { ReactNode } from 'react'
import { plans, type PlanName, type PlanPeriod, type Subscription } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { ItemSkeleton } from '../../../design/item-list/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { BillPanel, type BillPanelProps } from './bill-panel.tsx'
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx'
import { NextSteps } from './next-steps.tsx'
import { OpenPayment, type OpenPaymentProps } from './open-payment.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { useNextSentence } from './use-next-sentence.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

/** Where a checkout is. */
export type CheckoutState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: SayableFailure; onRetry: () => void }
  /** The address names no plan. */
  | { kind: 'unknown' }
  /** One has it already: paid in another tab, or gone back to. */
  | { kind: 'own' }
  /** A payment waits: nothing else is begun meanwhile. */
  | ({ kind: 'waiting'; failure: SayableFailure | null; /** Pays with another card instead. */ onOtherwise: () => void } & Omit<
      OpenPaymentProps,
      'onPay'
    >)
  /** The bank has asked; the server is asked what became of it. */
  | { kind: 'asking' }
  | { kind: 'done'; subscription: Subscription; charged: ReactNode }
  | ({ kind: 'ready'; coupon: BillPanelProps['coupon']; former: PlanName } & Omit<CheckoutFormProps, 'plan' | 'plansHref'>)

export interface CheckoutViewProps {
  /** Null where the address names none. */
  wanted: { plan: PlanName; period: PlanPeriod } | null
  state: CheckoutState
  plansHref: string
  homeHref: string
  subscriptionHref: string
  /** What is open above it. */
  children?: ReactNode
}

/** The way to a plan: what it costs to the penny, with which card, and what came of it. */
export function CheckoutView({ wanted, state, plansHref, homeHref, subscriptionHref, children }: CheckoutViewProps) {
  const t = useSentences('payments')
  const titles = useSentences('shell')
  const format = useFormat()
  const { day } = usePlanSentences()
  const plan = wanted === null ? '' : plans[wanted.plan].title
  const title =
    wanted === null
      ? titles('titles.checkout')
      : state.kind === 'ready' && state.quote.kind === 'trial'
        ? t(state.cards.length > 0 ? 'checkout.trialCardTitle' : 'checkout.trialTitle', { plan })
        : state.kind === 'done' && state.subscription.state === 'trial'
          ? t('checkout.trialCardTitle', { plan })
          : wanted.plan === 'free'
            ? t('checkout.title.free', { plan })
            : t(`checkout.title.${wanted.period}`, { plan })
  const lead =
    state.kind !== 'ready'
      ? undefined
      : state.quote.kind === 'trial'
        ? state.cards.length > 0
          ? t('checkout.trialCardText', { day: day(state.quote.nextAt) })
          : t('checkout.trialText')
        : state.quote.kind === 'downgrade' && state.due
          ? wanted?.plan === 'free'
            ? t('subscription.cancellingNow')
            : t('checkout.dueChanges', { plan, amount: format.money(state.quote.nextAmount, state.quote.currency) })
          : state.quote.kind === 'downgrade'
            ? t('checkout.later', { plan: plans[state.former].title, day: day(state.quote.startsAt) })
            : t(state.quote.dueNow > 0 ? 'checkout.now' : 'checkout.nowFree')
  return (
    <Page
      breadcrumb={<Breadcrumb items={[{ label: titles('titles.plans'), href: plansHref }, { label: plan === '' ? title : plan }]} />}
      title={title}
      description={state.kind === 'loading' ? <LeadSkeleton /> : lead}
    >
      <Content wanted={wanted} state={state} plansHref={plansHref} homeHref={homeHref} subscriptionHref={subscriptionHref} />
      {children}
    </Page>
  )
}

/** As high as the sentence that comes: one line, two on a phone. */
const LeadSkeleton = () => (
  <span className="flex flex-col">
    <Skeleton className="w-3/4 max-w-80" />
    <Skeleton className="w-1/4 sm:hidden" />
  </span>
)

function Content({ wanted, state, plansHref, homeHref, subscriptionHref }: Omit<CheckoutViewProps, 'header' | 'children'>) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const back = <ButtonLink href={plansHref}>{t('checkout.back')}</ButtonLink>
  const ways = { subscriptionHref, homeHref }
  if (wanted === null || state.kind === 'unknown')
    return (
      <Panel>
        <ListState state={{ kind: 'empty', title: t('checkout.unknown'), advice: t('checkout.unknownText'), action: back }} />
      </Panel>
    )
  const { plan, period } = wanted
  const title = { plan: plans[plan].title }
  switch (state.kind) {
    case 'failed':
      return (
        <Panel>
          <ListState
            state={{ kind: 'failed', title: t('checkout.failed'), advice: say(state.failure), onRetry: state.onRetry, action: back }}
          />
        </Panel>
      )
    case 'own':
      return (
        <PaymentOutcome {...ways} title={t('checkout.own', title)}>
          {t('checkout.ownText')}
        </PaymentOutcome>
      )
    case 'waiting':
      return (
        <div className="flex flex-col items-start gap-4">
          {state.failure && (
            <Banner tone="danger" title={t('checkout.notDone')} className="w-full">
              {say(state.failure)}
            </Banner>
          )}
          <div className="w-full">
            <OpenPayment {...state} />
          </div>
          <div className="flex flex-wrap gap-2">
            {state.open.state === 'authentication' && (
              <Button disabled={state.busy} onClick={state.onOtherwise}>
                {t('checkout.otherwise')}
              </Button>
            )}
            {back}
          </div>
        </div>
      )
    case 'asking':
      return (
        <Panel>
          <ListState state={{ kind: 'loading', title: t('checkout.askingBank') }} />
        </Panel>
      )
    case 'done':
      return <Done {...ways} plan={plan} subscription={state.subscription} charged={state.charged} />
    case 'loading':
      return (
        <Columns
          main={
            <Panel padding="none" title={t('checkout.card')}>
              <ItemSkeleton items={4} />
            </Panel>
          }
          side={
            <Panel padding="none" title={t('checkout.summary')}>
              <ItemSkeleton />
              {plan !== 'free' && (
                <div className="border-t border-subtle px-4 py-3">
                  <Skeleton className="w-16" />
                  <Skeleton shape="block" className="mt-1.5 h-control-md" />
                </div>
              )}
            </Panel>
          }
        />
      )
    case 'ready': {
      const { coupon, former, ...form } = state
      const goesOn = form.cards.length > 0
      const steps = <NextSteps quote={form.quote} plan={plan} goesOn={goesOn} />
      // A trial has nothing to fill in.
      const tried = form.quote.kind === 'trial'
      return (
        <Columns
          main={
            <div className="flex min-w-0 flex-col gap-6">
              {tried && steps}
              <CheckoutForm {...form} plan={plan} plansHref={plansHref} />
            </div>
          }
          side={<BillPanel quote={form.quote} plan={plan} period={period} former={former} goesOn={goesOn} coupon={coupon} />}
          below={!tried && !(form.due && form.quote.kind === 'downgrade') && steps}
        />
      )
    }
  }
}

interface DoneProps extends Pick<CheckoutViewProps, 'subscriptionHref' | 'homeHref'> {
  plan: PlanName
  subscription: Subscription
  charged: ReactNode
}

/** What came of it: at once, at the end of what is paid, or as a trial. */
function Done({ plan, subscription, charged, ...ways }: DoneProps) {
  const t = useSentences('payments')
  const { day } = usePlanSentences()
  const title = { plan: plans[plan].title }
  const sayNext = useNextSentence()
  const { next, state, periodEndsAt } = subscription
  if (state === 'trial')
    return (
      <PaymentOutcome {...ways} title={t('checkout.trialDone', title)}>
        {next?.kind === 'trial-end' && next.card
          ? sayNext(subscription)
          : periodEndsAt !== null && t('checkout.trialDoneText', { day: day(periodEndsAt) })}
      </PaymentOutcome>
    )
  if (state === 'past-due')
    return (
      <PaymentOutcome {...ways} title={t('checkout.dueDone', title)}>
        {sayNext(subscription)}
      </PaymentOutcome>
    )
  if ((next?.kind === 'change' && next.plan === plan) || (next?.kind === 'end' && plan === 'free'))
    return (
      <PaymentOutcome {...ways} title={t('checkout.doneLater', { ...title, day: day(next.at) })}>
        {t('checkout.doneLaterText')}
      </PaymentOutcome>
    )
  return (
    <PaymentOutcome {...ways} title={t('checkout.done', title)}>
      {charged}
    </PaymentOutcome>
  )
}

/** What is agreed to, beside what it costs; on a phone the costs come first. */
function Columns({ main, side, below }: { main: ReactNode; side: ReactNode; below?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 pb-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">{main}</div>
      <div className="flex min-w-0 flex-col gap-6 max-md:contents">
        <div className="min-w-0 max-md:-order-1">{side}</div>
        {below}
      </div>
    </div>
  )
}
