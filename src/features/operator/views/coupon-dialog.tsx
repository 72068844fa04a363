import { useState } from 'react'
import { paidPlanNames, plans, type PaidPlanName } from '../../../../contract/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { DayField } from '../../../design/date-time-picker/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

/** A coupon as it is made. */
export interface NewCoupon {
  code: string
  percent: number
  invoices: number
  plans: PaidPlanName[] | null
  most: number | null
  lastDay: string | null
}

export interface CouponDialogProps {
  /** YYYY-MM-DD. */
  today: string
  busy: boolean
  failure: SayableFailure | null
  onCreate: (coupon: NewCoupon) => void
  onClose: () => void
}

const wellFormed = /^[A-Z0-9-]{3,40}$/
const aDay = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Makes a coupon. What was typed stays until it is made. */
export function CouponDialog({ today, busy, failure, onCreate, onClose }: CouponDialogProps) {
  const t = useSentences('operator')
  const say = useFailureSentence()
  const [code, setCode] = useState('')
  const [percent, setPercent] = useState<number | null>(20)
  const [invoices, setInvoices] = useState<number | null>(1)
  const [most, setMost] = useState<number | null>(null)
  const [lastDay, setLastDay] = useState('')
  const [only, setOnly] = useState<readonly PaidPlanName[]>(paidPlanNames)
  const [sent, setSent] = useState(false)
  const typed = code.trim().toUpperCase()
  const badCode = !wellFormed.test(typed)
  const badDay = lastDay !== '' && !aDay.test(lastDay)
  const atCode = failure?.code === 'coupon/code-taken'
  const atDay = failure?.code === 'coupon/bad-day'
  return (
    <FormDialog
      title={t('payments.coupon.create')}
      action={t('payments.coupon.submit')}
      busy={busy}
      fault={failure && !atCode && !atDay && say(failure)}
      onSubmit={() => {
        setSent(true)
        if (badCode || badDay || percent === null || invoices === null || only.length === 0) return
        onCreate({
          code: typed,
          percent,
          invoices,
          plans: only.length === paidPlanNames.length ? null : [...only],
          most,
          lastDay: lastDay === '' ? null : lastDay,
        })
      }}
      onClose={onClose}
    >
      <Field
        label={t('payments.coupon.code')}
        hint={t('payments.coupon.codeHint')}
        error={sent && badCode ? t('payments.coupon.codeBad') : atCode ? say(failure) : undefined}
        required
      >
        <Input
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Field
        label={t('payments.coupon.percentOff')}
        error={sent && percent === null ? t('payments.coupon.numberMissing') : undefined}
        required
      >
        <NumberInput name="percent" min={1} max={100} value={percent} onValueChange={setPercent} />
      </Field>
      <Field
        label={t('payments.coupon.invoicesOff')}
        error={sent && invoices === null ? t('payments.coupon.numberMissing') : undefined}
        required
      >
        <NumberInput name="invoices" min={1} max={120} value={invoices} onValueChange={setInvoices} />
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{t('payments.coupon.plans')}</legend>
        {paidPlanNames.map((plan) => (
          <Checkbox
            key={plan}
            label={plans[plan].title}
            checked={only.includes(plan)}
            onCheckedChange={(checked) => setOnly(paidPlanNames.filter((name) => (name === plan ? checked : only.includes(name))))}
          />
        ))}
        {sent && only.length === 0 && <p className="text-sm text-danger">{t('payments.coupon.plansMissing')}</p>}
      </fieldset>
      <Field label={t('payments.coupon.people')} hint={t('payments.coupon.peopleHint')} optional>
        <NumberInput name="most" min={1} max={1_000_000} value={most} onValueChange={setMost} />
      </Field>
      <DayField
        label={t('payments.coupon.lastDay')}
        value={lastDay}
        onValueChange={setLastDay}
        today={today}
        error={sent && badDay ? t('payments.coupon.dayBad') : atDay ? say(failure) : undefined}
      />
    </FormDialog>
  )
}
