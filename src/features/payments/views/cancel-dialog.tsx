import { useState } from 'react'
import { plans, type DowngradePreview, type KeepChoice as Keep, type PlanName } from '../../../../contract/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Spinner } from '../../../design/spinner/index.ts'
import { Textarea } from '../../../design/textarea/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { keptAtFirst, tooMany } from '../model/kept-things.ts'
import { KeepChoice } from './keep-choice.tsx'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface CancelDialogProps {
  plan: PlanName
  /** When what is paid, or a trial, ends; null where nothing is paid, and it ends at once. */
  endsAt: string | null
  /** What the free plan pauses; undefined until that is known, null where nothing is paused. */
  preview: DowngradePreview | null | undefined
  busy: boolean
  failure: SayableFailure | null
  onCancel: (reason: string, keep: Keep | null) => void
  onClose: () => void
}

/** Characters of a reason. */
const mostReason = 500

/** Asks before a subscription is cancelled: until when one keeps it, and what pauses then. */
export function CancelDialog({ plan, endsAt, preview, busy, failure, onCancel, onClose }: CancelDialogProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const { day } = usePlanSentences()
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState<Keep | null>(null)
  const keep = preview ? (chosen ?? keptAtFirst(preview)) : null
  return (
    <FormDialog
      tone="danger"
      title={t('subscription.cancelling', { plan: plans[plan].title })}
      description={endsAt === null ? t('subscription.cancellingNow') : t('subscription.cancellingText', { day: day(endsAt) })}
      action={t('subscription.cancel')}
      leave={t('subscription.keep')}
      busy={busy}
      disabled={
        preview === undefined || reason.length > mostReason || (preview !== null && keep !== null && tooMany(preview, keep).length > 0)
      }
      fault={failure && say(failure)}
      faultTitle={failed('subscription.cancel')}
      onSubmit={() => onCancel(reason.trim(), keep)}
      onClose={onClose}
    >
      {preview === undefined && <Spinner />}
      {preview && keep && <KeepChoice plan="free" preview={preview} keep={keep} onKeep={setChosen} />}
      <Field label={t('subscription.reason')} hint={t('subscription.reasonHint')} optional>
        <Textarea name="reason" rows={2} limit={mostReason} value={reason} onValueChange={setReason} />
      </Field>
    </FormDialog>
  )
}
