import { useState } from 'react'
import type { KnownPayment } from '../../../../contract/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { typedAmount } from '../model/typed-amount.ts'

export interface RefundDialogProps {
  payment: KnownPayment
  busy: boolean
  failure: SayableFailure | null
  onRefund: (amount: number, reason: string) => void
  onClose: () => void
}

/** Asks how much of a payment is paid back, and why. */
export function RefundDialog({ payment, busy, failure, onRefund, onClose }: RefundDialogProps) {
  const t = useSentences('operator')
  const say = useFailureSentence()
  const format = useFormat()
  const { amount, refunded, currency, number, name } = payment
  const most = amount - refunded
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  // Empty means all of it.
  const wanted = typed.trim() === '' ? most : typedAmount(typed, currency)
  const bad = wanted === null || wanted <= 0 || wanted > most
  return (
    <FormDialog
      tone="danger"
      title={t('payments.refund.title', { number })}
      description={t('payments.refund.text', { name, most: format.money(most, currency) })}
      action={t('payments.refund.submit', { amount: bad ? '' : format.money(wanted, currency) })}
      busy={busy}
      fault={failure && say(failure)}
      onSubmit={() => {
        setSent(true)
        if (!bad && reason.trim() !== '') onRefund(wanted, reason.trim())
      }}
      onClose={onClose}
    >
      <Field
        label={t('payments.refund.amount', { currency })}
        hint={t('payments.refund.amountHint')}
        error={sent && bad ? t('payments.refund.amountBad', { most: format.money(most, currency) }) : undefined}
        optional
      >
        <Input name="amount" inputMode="decimal" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field
        label={t('payments.refund.reason')}
        hint={t('payments.refund.reasonHint')}
        error={sent && reason.trim() === '' ? t('payments.refund.reasonMissing') : undefined}
        required
      >
        <Input name="reason" autoComplete="off" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
