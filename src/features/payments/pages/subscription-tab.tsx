import { useCallback, useEffect, useRef, useState } from 'react'
import type { Card, Invoice } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailedCall, useFailureSentence, useLanguage, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useCustomer, usePlansOffer } from '../data/use-customer.ts'
import { useBank } from '../data/use-gateway.ts'
import { useInvoices } from '../data/use-invoices.ts'
import { usePaying } from '../data/use-paying.ts'
import { usePaymentCommands } from '../data/use-payment-commands.ts'
import { useSubscription } from '../data/use-subscription.ts'
import { SubscriptionView } from '../views/subscription-view.tsx'
import { SubscriptionDialogs, type SubscriptionAction } from './subscription-dialogs.tsx'

export interface SubscriptionTabProps {
  plansHref: string
  /** The payment that one comes back from the bank with. */
  returned: string | null
  /** Takes it out of the address. */
  onReturned: () => void
  /** Where the bank leads back to. */
  path: string
}

/** What the person pays for: plan, cards, invoices, and everything that is done about them. */
export function SubscriptionTab({ plansHref, returned, onReturned, path }: SubscriptionTabProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const language = useLanguage()
  const subscription = useSubscription()
  const customer = useCustomer()
  const offer = usePlansOffer()
  const invoices = useInvoices()
  const commands = usePaymentCommands()
  const paying = usePaying(useBank(offer.data?.gateway), commands.confirm, subscription.again)
  const [action, setAction] = useState<SubscriptionAction | null>(null)

  const sorry = (title: string, failure: SayableFailure): void => notify.danger(title, { id: 'payments', detail: say(failure) })

  const { confirm } = paying
  const confirming = useRef<string | null>(null)
  useEffect(() => {
    if (returned === null || confirming.current === returned) return
    confirming.current = returned
    void confirm(returned).then((outcome) => {
      if (outcome?.result === 'done') notify.success(t('subscription.paid'), { id: 'payments' })
      onReturned()
    })
  }, [returned, confirm, onReturned, t])
  const wrong = action === null && returned === null ? paying.failure : null
  const code = wrong?.code
  useEffect(() => {
    if (code) notify.danger(t('checkout.notDone'), { id: 'payments', detail: say({ code }) })
    // Said once per failure, not once per language or render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code])

  const makeDefault = (card: Card): void => {
    commands.makeDefault(card.id).then(
      () => notify.success(t('cards.madeMain'), { id: 'payments' }),
      (error: unknown) => sorry(failed('card.setDefault'), failureOf(error)),
    )
  }
  const resume = (): void => {
    const { data } = subscription
    // What is taken back costs nothing; what has ended is paid anew.
    if (data && (data.state === 'paused' || data.state === 'ended')) return setAction({ kind: 'resume' })
    void paying
      .pay('resume', (key) => commands.resume(null, 0, path, key))
      .then((outcome) => {
        if (outcome) notify.success(t(data?.next?.kind === 'change' ? 'subscription.undone' : 'subscription.resumed'), { id: 'payments' })
      })
  }
  const { download } = invoices
  const onDownload = useCallback(
    (invoice: Invoice): void => {
      download(invoice, language).catch((error: unknown) =>
        notify.danger(t('invoices.fileFailed'), { id: 'payments', detail: say(failureOf(error)) }),
      )
    },
    // The columns of the table stay as long as what they say.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language, t],
  )
  const open = subscription.data?.open

  return (
    <SubscriptionView
      subscription={subscription.data}
      customer={customer.data}
      failure={subscription.failure}
      onRetry={subscription.again}
      busy={paying.busy}
      plansHref={plansHref}
      onCancel={() => setAction({ kind: 'cancel' })}
      onResume={resume}
      onPay={() => setAction({ kind: 'pay' })}
      onAuthenticate={() => {
        if (open?.authentication && open.payment !== null) void paying.authenticate(open.payment, open.authentication)
      }}
      cards={{
        failure: customer.failure,
        onRetry: customer.again,
        onAdd: () => setAction({ kind: 'add-card' }),
        onDefault: makeDefault,
        onRemove: (card) => setAction({ kind: 'remove-card', card }),
      }}
      invoices={{
        invoices: invoices.rows,
        failure: invoices.failure,
        onRetry: invoices.again,
        onMore: invoices.more,
        onDownload,
      }}
      onEditBilling={() => setAction({ kind: 'billing' })}
    >
      {action && subscription.data && customer.data && (
        <SubscriptionDialogs
          action={action}
          subscription={subscription.data}
          customer={customer.data}
          gateway={offer.data?.gateway}
          path={path}
          onAction={setAction}
          onClose={() => setAction(null)}
        />
      )}
    </SubscriptionView>
  )
}
