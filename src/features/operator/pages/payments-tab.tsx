import { useState } from 'react'
import {
  createCoupon,
  givePlan,
  type KnownPayment,
  listCoupons,
  listPayments,
  listSubscriptions,
  paymentStates,
  readPaymentFigures,
  refundPayment,
  subscriptionStates,
  switchCoupon,
} from '../../../../contract/index.ts'
import { failureOf, useApi, useEndpoint } from '../../../api/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useList } from '../data/use-list.ts'
import { useSettled } from '../data/use-settled.ts'
import { useSorry } from '../data/use-sorry.ts'
import type { OperatorRequest } from '../model/operator-request.ts'
import { paymentSectionOf, paymentSections } from '../model/payment-sections.ts'
import { CouponDialog, type NewCoupon } from '../views/coupon-dialog.tsx'
import { CouponsView } from '../views/coupons-view.tsx'
import { PaymentsView } from '../views/payments-view.tsx'
import { RefundDialog } from '../views/refund-dialog.tsx'
import { RevenueView } from '../views/revenue-view.tsx'
import { SubscriptionsView } from '../views/subscriptions-view.tsx'

export interface PaymentsTabProps {
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  hrefOf: (request: Partial<OperatorRequest>) => string
}

/** What people pay: subscriptions, payments, coupons, and what comes in. */
export function PaymentsTab(props: PaymentsTabProps) {
  const t = useSentences('operator')
  const section = paymentSectionOf(props.requested.kind)
  return (
    <div className="flex flex-col gap-4">
      <Segments
        className="self-start"
        label={t('tab.payments')}
        value={section}
        onValueChange={(kind) => props.onAsk({ kind, search: '', state: '' })}
        options={paymentSections.map((value) => ({ value, label: t(`payments.section.${value}`) }))}
      />
      {section === 'subscriptions' && <Subscriptions {...props} />}
      {section === 'payments' && <Payments {...props} />}
      {section === 'coupons' && <Coupons />}
      {section === 'revenue' && <Figures />}
    </div>
  )
}

/** The filter of a section: what is searched, and in which state. */
function useFilter<State extends string>({ requested, onAsk }: PaymentsTabProps, states: readonly State[]) {
  const search = useSettled(requested.search).trim()
  const state = states.find((one) => one === requested.state)
  return {
    query: { ...(search === '' ? {} : { search }), ...(state === undefined ? {} : { state }) },
    filtered: requested.search !== '' || requested.state !== '',
    onClear: () => onAsk({ search: '', state: '' }),
  }
}

function Subscriptions(props: PaymentsTabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const { query, ...filter } = useFilter(props, subscriptionStates)
  const list = useList(listSubscriptions, query)
  return (
    <SubscriptionsView
      {...props}
      list={{ ...list, ...filter }}
      onGive={({ person, name }, plan) => {
        call(givePlan, { params: { person }, body: { plan } }).then((now) => {
          list.replace((row) => row.person === person, now)
          notify.success(t('payments.givenDone'), { id: 'operator', detail: name })
        }, sorry)
      }}
    />
  )
}

function Payments(props: PaymentsTabProps) {
  const t = useSentences('operator')
  const format = useFormat()
  const { call } = useApi()
  const { query, ...filter } = useFilter(props, paymentStates)
  const list = useList(listPayments, query)
  // Repeated after a silence, the same refund is made once.
  const [refunding, setRefunding] = useState<{ payment: KnownPayment; key: string; busy: boolean; failure: SayableFailure | null } | null>(
    null,
  )
  return (
    <>
      <PaymentsView
        {...props}
        list={{ ...list, ...filter }}
        onRefund={(payment) => setRefunding({ payment, key: crypto.randomUUID(), busy: false, failure: null })}
      />
      {refunding && (
        <RefundDialog
          {...refunding}
          onClose={() => setRefunding(null)}
          onRefund={(amount, reason) => {
            const { payment, key } = refunding
            setRefunding({ ...refunding, busy: true, failure: null })
            call(refundPayment, { params: { payment: payment.id }, body: { amount, reason } }, { idempotencyKey: key }).then(
              (now) => {
                list.replace((row) => row.id === now.id, now)
                setRefunding(null)
                notify.success(t('payments.refund.done'), { id: 'operator', detail: format.money(amount, payment.currency) })
              },
              (error: unknown) => {
                const failure = failureOf(error)
                // After an answer, the next try is another refund.
                setRefunding({ payment, key: failure.code === 'network/unreachable' ? key : crypto.randomUUID(), busy: false, failure })
              },
            )
          }}
        />
      )}
    </>
  )
}

function Coupons() {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const { data, failure, again, mutate } = useEndpoint(listCoupons, {})
  const [making, setMaking] = useState<{ busy: boolean; failure: SayableFailure | null } | null>(null)
  const make = (coupon: NewCoupon): void => {
    setMaking({ busy: true, failure: null })
    call(createCoupon, { body: coupon }).then(
      (made) => {
        void mutate([made, ...(data ?? [])], { revalidate: true })
        setMaking(null)
        notify.success(t('payments.coupon.done'), { id: 'operator', detail: made.code })
      },
      (error: unknown) => setMaking({ busy: false, failure: failureOf(error) }),
    )
  }
  return (
    <>
      <CouponsView
        coupons={data}
        now={Date.now()}
        failure={failure}
        onRetry={again}
        onCreate={() => setMaking({ busy: false, failure: null })}
        onSwitch={({ code }, active) => {
          call(switchCoupon, { params: { code }, body: { active } }).then((now) => {
            if (data)
              void mutate(
                data.map((row) => (row.code === code ? now : row)),
                { revalidate: false },
              )
            notify.success(t(active ? 'payments.coupon.switchedOn' : 'payments.coupon.switchedOff'), { id: 'operator', detail: code })
          }, sorry)
        }}
      />
      {making && <CouponDialog {...making} today={new Date().toISOString().slice(0, 10)} onCreate={make} onClose={() => setMaking(null)} />}
    </>
  )
}

function Figures() {
  const { data, failure, again } = useEndpoint(readPaymentFigures, {})
  return <RevenueView figures={data} failure={failure} onRetry={again} />
}
