import { useRef, useState } from 'react'
import { plans, type Customer, type GatewayInBrowser, type Subscription } from '../../../../contract/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { useBank, useCardForm } from '../data/use-gateway.ts'
import { usePaying } from '../data/use-paying.ts'
import { usePaymentCommands } from '../data/use-payment-commands.ts'
import { useQuote } from '../data/use-quote.ts'
import { useSubscription } from '../data/use-subscription.ts'
import { cardAtFirst, isDecline } from '../model/card-at-first.ts'
import { PayDialog } from '../views/pay-dialog.tsx'
import { CardFields, type CardFieldsHandle } from './card-fields.tsx'

export interface PayWithCardProps {
  /** What is due is paid, or what has ended is taken up again. */
  kind: 'pay' | 'resume'
  subscription: Subscription
  customer: Customer
  gateway: GatewayInBrowser | undefined
  path: string
  onClose: () => void
}

/** Pays with a stored card or another one. Where the bank asks, it is asked; the page comes back here. */
export function PayWithCard({ kind, subscription, customer, gateway, path, onClose }: PayWithCardProps) {
  const t = useSentences('payments')
  const format = useFormat()
  const commands = usePaymentCommands()
  const paying = usePaying(useBank(gateway), commands.confirm, useSubscription().again)
  const open = useCardForm(gateway)
  const fields = useRef<CardFieldsHandle>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [declined, setDeclined] = useState<string | null>(null)
  const card = chosen ?? cardAtFirst(customer.cards)
  const { open: due, subscribed, plan, currency } = subscription
  const title = plans[subscribed?.plan ?? plan].title
  const again = { plan: subscribed?.plan ?? plan, period: subscribed?.period ?? 'month', coupon: null, trial: false } as const
  const quote = useQuote(kind === 'resume' ? again : null)
  const expected = kind === 'pay' ? (due?.amount ?? 0) : (quote.data?.dueNow ?? 0)
  const known = kind === 'pay' || quote.data !== undefined
  const pay = async (): Promise<void> => {
    let by = card
    setDeclined(null)
    if (card === 'new') {
      paying.begin()
      try {
        const token = (await fields.current?.token()) ?? null
        if (token === null) return paying.reset()
        // It becomes the main one once the bank has accepted it.
        by = (await commands.addCard(token, false, crypto.randomUUID())).added
        setChosen(by)
      } catch (error) {
        return paying.fail(error)
      }
    }
    const outcome = await paying.pay(`${kind} ${by} ${expected}`, (key) =>
      kind === 'pay' ? commands.payOpen(by, path, key) : commands.resume(by, expected, path, key),
    )
    if (outcome === null) {
      // What it costs now.
      quote.again()
      return setDeclined(by)
    }
    // Without an answer of the gateway nobody knows: the page says so.
    if (outcome.result === 'done') notify.success(t(kind === 'pay' ? 'subscription.paid' : 'subscription.resumed'), { id: 'payments' })
    onClose()
  }
  const amount = format.money(expected, currency)
  return (
    <PayDialog
      title={kind === 'pay' ? t('subscription.payTitle') : t('subscription.resumeTitle', { plan: title })}
      description={
        kind === 'pay' ? t('subscription.openText', { amount }) : known ? t('subscription.resumeText', { amount, plan: title }) : undefined
      }
      action={known ? t('subscription.payWith', { amount }) : t('subscription.resume')}
      known={known}
      cards={customer.cards}
      chosen={card}
      onChosen={setChosen}
      declined={paying.failure && isDecline(paying.failure.code) ? declined : null}
      fields={<CardFields ref={fields} open={open} />}
      busy={paying.busy}
      failure={paying.failure ?? (known ? null : (quote.failure ?? null))}
      onPay={() => void pay()}
      onClose={onClose}
    />
  )
}
