import { useState } from 'react'
import type { Card, Customer, GatewayInBrowser, Subscription } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { QuestionDialog } from '../../../design/dialog/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { usePaymentCommands } from '../data/use-payment-commands.ts'
import { useQuote } from '../data/use-quote.ts'
import { BillingDialog } from '../views/billing-dialog.tsx'
import { CancelDialog } from '../views/cancel-dialog.tsx'
import { useCardName } from '../views/card-name.ts'
import { useNextSentence } from '../views/use-next-sentence.ts'
import { usePlanSentences } from '../views/use-plan-sentences.ts'
import { AddCard } from './add-card.tsx'
import { PayWithCard } from './pay-with-card.tsx'

/** What is being done about a subscription. */
export type SubscriptionAction =
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'pay' }
  | { kind: 'add-card' }
  | { kind: 'remove-card'; card: Card }
  | { kind: 'billing' }

export interface SubscriptionDialogsProps {
  action: SubscriptionAction
  subscription: Subscription
  customer: Customer
  gateway: GatewayInBrowser | undefined
  /** Where the bank leads back to. */
  path: string
  /** Goes over to another one. */
  onAction: (action: SubscriptionAction) => void
  onClose: () => void
}

/** The dialog of what is being done: open until it is done or left. */
export function SubscriptionDialogs(props: SubscriptionDialogsProps) {
  const { action, subscription, customer, onClose } = props
  const sayNext = useNextSentence()
  const t = useSentences('payments')
  const commands = usePaymentCommands()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SayableFailure | null>(null)
  // With its first card, a trial goes on by itself.
  const { next } = subscription
  const noteOfTrial = next?.kind === 'trial-end' && !next.card ? sayNext({ ...subscription, next: { ...next, card: true } }) : null
  const during = async (work: Promise<unknown>, done: string, detail?: string): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await work
      notify.success(done, { id: 'payments', ...(detail === undefined ? {} : { detail }) })
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }
  switch (action.kind) {
    case 'cancel':
      return <Cancel {...props} busy={busy} failure={failure} during={during} />
    case 'resume':
    case 'pay':
      return <PayWithCard {...props} kind={action.kind} />
    case 'add-card':
      return <AddCard gateway={props.gateway} first={customer.cards.length === 0} note={noteOfTrial} onClose={onClose} />
    case 'remove-card':
      return <RemoveCard {...props} card={action.card} busy={busy} failure={failure} during={during} />
    case 'billing':
      return (
        <BillingDialog
          billing={customer.billing}
          busy={busy}
          failure={failure}
          onSave={(details) => void during(commands.saveBilling(details), t('company.saved'))}
          onClose={onClose}
        />
      )
  }
}

type During = (work: Promise<unknown>, done: string, detail?: string) => Promise<void>
type PartProps = SubscriptionDialogsProps & { busy: boolean; failure: SayableFailure | null; during: During }

function Cancel({ subscription, busy, failure, during, onClose }: PartProps) {
  const t = useSentences('payments')
  const { day } = usePlanSentences()
  const commands = usePaymentCommands()
  const quote = useQuote({ plan: 'free', period: subscription.subscribed?.period ?? 'month', coupon: null, trial: false })
  const { plan, state } = subscription
  // Past due, the time that was paid is over.
  const periodEndsAt = state === 'past-due' ? null : subscription.periodEndsAt
  return (
    <CancelDialog
      plan={plan}
      endsAt={periodEndsAt}
      preview={quote.data?.preview}
      busy={busy}
      // Without the preview nobody knows what would pause.
      failure={failure ?? quote.failure ?? null}
      onCancel={(reason, keep) =>
        void during(
          commands.cancel(reason, keep),
          t('subscription.cancelled'),
          periodEndsAt === null ? undefined : t('subscription.cancelledText', { day: day(periodEndsAt) }),
        )
      }
      onClose={onClose}
    />
  )
}

function RemoveCard({ subscription, customer, card, onAction, busy, failure, during, onClose }: PartProps & { card: Card }) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const name = useCardName()
  const commands = usePaymentCommands()
  const goesOn = (subscription.state === 'active' || subscription.state === 'past-due') && subscription.next?.kind !== 'end'
  if (goesOn && customer.cards.length === 1)
    return (
      <QuestionDialog
        tone="accent"
        title={t('cards.removing', { card: name.long(card) })}
        description={t('cards.removingLast')}
        action={t('cards.add')}
        onConfirm={() => onAction({ kind: 'add-card' })}
        onClose={onClose}
      />
    )
  return (
    <QuestionDialog
      title={t('cards.removing', { card: name.long(card) })}
      description={t(goesOn && card.isDefault ? 'cards.removingMain' : 'cards.removingText')}
      action={t('cards.remove')}
      busy={busy}
      fault={failure && say(failure)}
      faultTitle={failed('card.remove')}
      onConfirm={() => void during(commands.removeCard(card.id), t('cards.removed'), name.short(card))}
      onClose={onClose}
    />
  )
}
