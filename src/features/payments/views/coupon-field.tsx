import { useState } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Form } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Tag } from '../../../design/tag/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { isCouponCode } from '../model/coupon-code.ts'

export interface CouponFieldProps {
  /** The code that the address brought, or ''. */
  brought?: string
  /** The code that counts; null without one. */
  applied: string | null
  busy: boolean
  failure: SayableFailure | null
  onApply: (code: string) => void
  onRemove: () => void
}

/** Takes the code of a coupon; what is wrong with it is shown there. */
export function CouponField({ brought = '', applied, busy, failure, onApply, onRemove }: CouponFieldProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const [code, setCode] = useState(brought)
  const [tried, setTried] = useState(brought)
  const typed = code.trim()
  const error =
    tried === '' || tried !== typed ? undefined : !isCouponCode(typed) ? t('checkout.couponBad') : failure ? say(failure) : undefined
  return (
    <div className="border-t border-subtle px-4 py-3">
      {applied === null ? (
        <Form
          busy={busy}
          onSubmit={() => {
            setTried(typed)
            if (isCouponCode(typed)) onApply(typed)
          }}
        >
          <Field label={t('checkout.coupon')} error={error}>
            <span className="flex min-w-0 gap-2">
              <Input
                name="coupon"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
              <Button type="submit" loading={busy} disabled={typed === ''}>
                {t('checkout.couponApply')}
              </Button>
            </span>
          </Field>
        </Form>
      ) : (
        <Tag onRemove={onRemove}>{t('checkout.couponIn', { code: applied })}</Tag>
      )}
    </div>
  )
}
