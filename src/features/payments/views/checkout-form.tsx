import type { ReactNode } from 'react'
import type { BillingDetails, Card, KeepChoice as Keep, PlanName, Quote } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Form, FormActions, FormSection } from '../../../design/form/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { isDecline } from '../model/card-at-first.ts'
import { pausesAnything, tooMany } from '../model/kept-things.ts'
import { BillingSummary } from './billing-summary.tsx'
import { CardChoice } from './card-choice.tsx'
import { KeepChoice } from './keep-choice.tsx'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface CheckoutFormProps {
  quote: Quote
  plan: PlanName
  /** An invoice is due: a smaller plan takes its place at once. */
  due: boolean
  cards: readonly Card[]
  /** Id of a card, or `new`. */
  chosen: string
  onChosen: (card: string) => void
  /** The card that the bank refused a moment ago. */
  declined: string | null
  /** The gateway's fields for another card. */
  fields: ReactNode
  billing: BillingDetails | null
  onEditBilling: () => void
  keep: Keep
  onKeep: (keep: Keep) => void
  busy: boolean
  failure: SayableFailure | null
  plansHref: string
  onPay: () => void
}

/** What is agreed to: the card, whom the invoice is for, and what pauses on a smaller plan. */
export function CheckoutForm(props: CheckoutFormProps) {
  const {
    quote,
    plan,
    due,
    cards,
    chosen,
    onChosen,
    declined,
    fields,
    billing,
    onEditBilling,
    keep,
    onKeep,
    busy,
    failure,
    plansHref,
    onPay,
  } = props
  const t = useSentences('payments')
  const format = useFormat()
  const { day } = usePlanSentences()
  const over = quote.preview !== null && tooMany(quote.preview, keep).length > 0
  const pays = quote.kind === 'start' || quote.kind === 'upgrade'
  const action =
    quote.dueNow > 0
      ? t('checkout.pay', { amount: format.money(quote.dueNow, quote.currency) })
      : quote.kind === 'trial'
        ? t('checkout.beginTrial')
        : quote.kind === 'downgrade' && due
          ? t('checkout.confirmDue')
          : quote.kind === 'downgrade'
            ? t('checkout.confirmLater', { day: day(quote.startsAt) })
            : t('checkout.confirmFree')
  return (
    <Form busy={busy} onSubmit={() => !over && onPay()}>
      <div className="flex min-w-0 flex-col gap-6">
        <CheckoutFailure failure={failure} />
        {quote.preview !== null && (quote.kind === 'downgrade' || pausesAnything(quote.preview)) && (
          <KeepChoice plan={plan} preview={quote.preview} keep={keep} onKeep={onKeep} />
        )}
        {pays && <CardChoice cards={cards} chosen={chosen} onChosen={onChosen} declined={declined} fields={fields} />}
        {pays && (
          <FormSection title={t('company.title')}>
            <BillingSummary billing={billing} onEdit={onEditBilling} />
          </FormSection>
        )}
        <FormActions>
          <ButtonLink tone="quiet" href={plansHref}>
            {t('checkout.back')}
          </ButtonLink>
          <Button type="submit" tone="accent" size="lg" loading={busy} disabled={over}>
            {action}
          </Button>
        </FormActions>
      </div>
    </Form>
  )
}

/** Why it could not be paid; what the bank said is a sentence of its own. */
function CheckoutFailure({ failure }: { failure: SayableFailure | null }) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  if (failure === null) return null
  if (failure.code === 'subscription/price-changed')
    return (
      <Banner tone="warning" title={t('checkout.priceChanged')}>
        {t('checkout.priceChangedText')}
      </Banner>
    )
  const byBank = isDecline(failure.code)
  return (
    <Banner tone="danger" title={byBank ? t('checkout.declined') : t('checkout.notDone')}>
      {say(failure)}
    </Banner>
  )
}
