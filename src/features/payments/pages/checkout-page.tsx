import { useEffect, useRef, useState } from 'react'
import type { KeepChoice } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useCustomer, usePlansOffer } from '../data/use-customer.ts'
import { useBank, useCardForm } from '../data/use-gateway.ts'
import { usePaying } from '../data/use-paying.ts'
import { usePaymentCommands } from '../data/use-payment-commands.ts'
import { useQuote, useQuoteOnce } from '../data/use-quote.ts'
import { useSubscription } from '../data/use-subscription.ts'
import { cardAtFirst, isDecline } from '../model/card-at-first.ts'
import { isCouponCode } from '../model/coupon-code.ts'
import { keptAtFirst } from '../model/kept-things.ts'
import { wantedIn } from '../model/offered-plan.ts'
import { BillingDialog } from '../views/billing-dialog.tsx'
import { CheckoutView, type CheckoutState } from '../views/checkout-view.tsx'
import { CardFields, type CardFieldsHandle } from './card-fields.tsx'
import { Charged } from './charged.tsx'

export interface CheckoutPageProps {
  /** As the address has them. */
  plan: string
  period: string
  trial: boolean
  /** The payment that one comes back from the bank with. */
  returned: string | null
  /** Takes it out of the address. */
  onReturned: () => void
  /** The code of a coupon that the address brings. */
  coupon: string | null
  /** Where the bank leads back to. */
  path: string
  plansHref: string
  homeHref: string
  subscriptionHref: string
}

const nothing: KeepChoice = { stores: [], partners: [], automations: [] }
/** `/plans/:period/:plan`: nothing is charged but what the page says, and nothing twice. */
export function CheckoutPage({ trial, returned, onReturned, coupon: brought, path, ...rest }: CheckoutPageProps) {
  const { plan, period, ...ways } = rest
  const t = useSentences('payments')
  const wanted = wantedIn(plan, period)
  const commands = usePaymentCommands()
  const subscription = useSubscription()
  const customer = useCustomer()
  const offer = usePlansOffer()
  const gateway = offer.data?.gateway
  const openForm = useCardForm(gateway)
  const paying = usePaying(useBank(gateway), commands.confirm, subscription.again)
  const quoteOnce = useQuoteOnce()
  const [coupon, setCoupon] = useState<{ code: string | null; busy: boolean; failure: SayableFailure | null }>({
    code: null,
    busy: false,
    failure: null,
  })
  const open = subscription.data?.open
  // A payment that waits for the bank is given up for another one.
  const [otherwise, setOtherwise] = useState(false)
  const waits = open !== null && open !== undefined && open.state !== 'failed' && !(otherwise && open.state === 'authentication')
  const quoted =
    wanted && !waits && returned === null && paying.outcome?.result !== 'done' ? { ...wanted, coupon: coupon.code, trial } : null
  const quote = useQuote(quoted)
  const [chosen, setChosen] = useState<string | null>(null)
  const [declined, setDeclined] = useState<string | null>(null)
  const [keep, setKeep] = useState<KeepChoice | null>(null)
  const [billing, setBilling] = useState<{ busy: boolean; failure: SayableFailure | null } | null>(null)
  const fields = useRef<CardFieldsHandle>(null)

  const { confirm } = paying
  const confirming = useRef<string | null>(null)
  useEffect(() => {
    if (returned === null || confirming.current === returned) return
    confirming.current = returned
    void confirm(returned).then(onReturned)
  }, [returned, confirm, onReturned])

  const cards = customer.data?.cards ?? []
  const card = chosen ?? cardAtFirst(cards)
  const kept = quote.data?.preview ? (keep ?? keptAtFirst(quote.data.preview)) : nothing

  const pay = async (): Promise<void> => {
    const { data } = quote
    if (!wanted || !data) return
    const needsCard = data.kind === 'start' || data.kind === 'upgrade'
    let by = needsCard && card !== 'new' ? card : null
    setDeclined(null)
    if (needsCard && card === 'new') {
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
    const agreed = {
      ...wanted,
      coupon: coupon.code,
      trial,
      card: by,
      expected: data.dueNow,
      keep: data.preview === null ? null : kept,
      returnPath: coupon.code === null ? path : `${path}?coupon=${coupon.code}`,
    }
    const outcome = await paying.pay(JSON.stringify(agreed), (key) => commands.subscribe(agreed, key))
    if (outcome === null) {
      setDeclined(by)
      // What it costs now, and whether it was paid in another tab.
      quote.again()
    }
  }

  const apply = async (code: string): Promise<void> => {
    if (!wanted) return
    setCoupon({ code: null, busy: true, failure: null })
    try {
      await quoteOnce({ ...wanted, coupon: code, trial })
      setCoupon({ code: code.toUpperCase(), busy: false, failure: null })
    } catch (error) {
      setCoupon({ code: null, busy: false, failure: failureOf(error) })
    }
  }

  // Once what came of the payment is known: until then the coupon is in use.
  const tried = useRef(false)
  const mayUse = quote.data?.kind === 'start' || quote.data?.kind === 'upgrade'
  const settled = returned === null && !paying.busy && paying.outcome === null && mayUse
  useEffect(() => {
    if (brought === null || !settled || tried.current) return
    tried.current = true
    if (isCouponCode(brought)) void apply(brought)
    // Once for the address, not once for each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [brought, settled])

  const state = ((): CheckoutState => {
    if (wanted === null) return { kind: 'unknown' }
    const { outcome } = paying
    if (outcome?.result === 'done')
      return { kind: 'done', subscription: outcome.subscription, charged: <Charged payment={outcome.payment} /> }
    if (returned !== null && paying.failure === null) return { kind: 'asking' }
    const failure = subscription.failure ?? customer.failure ?? offer.failure
    if (!subscription.data || !customer.data || !offer.data) {
      const again = (): void => [subscription, customer, offer].forEach((each) => each.again())
      return failure ? { kind: 'failed', failure, onRetry: again } : { kind: 'loading' }
    }
    if (waits)
      return {
        kind: 'waiting',
        open,
        currency: subscription.data.currency,
        onOtherwise: () => setOtherwise(true),
        busy: paying.busy,
        failure: paying.failure,
        onAuthenticate: () => {
          if (open.authentication && open.payment !== null) void paying.authenticate(open.payment, open.authentication)
        },
      }
    if (!quote.data) return quote.failure ? { kind: 'failed', failure: quote.failure, onRetry: quote.again } : { kind: 'loading' }
    if (quote.data.kind === 'same') return { kind: 'own' }
    const refused = paying.failure !== null && isDecline(paying.failure.code)
    return {
      kind: 'ready',
      quote: quote.data,
      former: subscription.data.plan,
      due: subscription.data.state === 'past-due',
      cards,
      chosen: card,
      onChosen: setChosen,
      declined: refused ? declined : null,
      fields: <CardFields ref={fields} open={openForm} />,
      billing: customer.data.billing,
      onEditBilling: () => setBilling({ busy: false, failure: null }),
      keep: kept,
      onKeep: setKeep,
      busy: paying.busy,
      failure: paying.failure,
      onPay: () => void pay(),
      coupon: mayUse
        ? {
            brought: brought ?? '',
            applied: coupon.code,
            busy: coupon.busy,
            failure: coupon.failure,
            onApply: (code) => void apply(code),
            onRemove: () => setCoupon({ code: null, busy: false, failure: null }),
          }
        : null,
    }
  })()

  return (
    <CheckoutView wanted={wanted} state={state} {...ways}>
      {billing && (
        <BillingDialog
          {...billing}
          billing={customer.data?.billing ?? null}
          onClose={() => setBilling(null)}
          onSave={(details) => {
            setBilling({ busy: true, failure: null })
            commands.saveBilling(details).then(
              () => {
                setBilling(null)
                notify.success(t('company.saved'))
              },
              (error: unknown) => setBilling({ busy: false, failure: failureOf(error) }),
            )
          }}
        />
      )}
    </CheckoutView>
  )
}
