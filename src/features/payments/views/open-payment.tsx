import type { Subscription } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'

export interface OpenPaymentProps {
  open: NonNullable<Subscription['open']>
  currency: string
  busy: boolean
  /** Goes on with what the bank asks. */
  onAuthenticate: () => void
  /** Pays again; undefined where that is done beside it. */
  onPay?: (() => void) | undefined
}

/** A payment that waits for the person, for the bank, or for another card: what is safe, and what to do. */
export function OpenPayment({ open, currency, busy, onAuthenticate, onPay }: OpenPaymentProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const format = useFormat()
  const due = t('subscription.openText', { amount: format.money(open.amount, currency) })
  switch (open.state) {
    case 'authentication':
      return (
        <Banner
          tone="warning"
          title={t('subscription.openAuthentication')}
          action={
            <Button size="sm" tone="accent" loading={busy} onClick={onAuthenticate}>
              {t('checkout.authenticate')}
            </Button>
          }
        >
          {due} {t('checkout.authenticationText')}
        </Banner>
      )
    case 'processing':
      return (
        <Banner tone="info" title={t('subscription.openProcessing')}>
          {due} {t('checkout.waitingText')}
        </Banner>
      )
    case 'failed':
      return (
        <Banner
          tone="danger"
          title={t('subscription.openFailed')}
          action={
            onPay && (
              <Button size="sm" tone="accent" loading={busy} onClick={onPay}>
                {t('subscription.payNow')}
              </Button>
            )
          }
        >
          {due} {open.failure !== null && say({ code: `payment/${open.failure}` })}
        </Banner>
      )
  }
}
