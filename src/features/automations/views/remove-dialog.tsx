import { QuestionDialog } from '../../../design/dialog/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export interface RemoveDialogProps {
  /** Name of the magic ordering. */
  name: string
  busy: boolean
  /** Why it could not be done. */
  failure: SayableFailure | null
  onClose: () => void
  onRemove: () => void
}

/** Asks once more before a magic ordering is deleted. */
export function RemoveDialog({ name, busy, failure, onClose, onRemove }: RemoveDialogProps) {
  const t = useSentences('automations')
  const say = useFailureSentence()
  const failed = useFailedCall()
  return (
    <QuestionDialog
      tone="danger"
      title={t('remove.title', { name })}
      description={t('remove.text')}
      action={t('action.remove')}
      busy={busy}
      faultTitle={failed('magic.remove')}
      fault={failure && say(failure)}
      onClose={onClose}
      onConfirm={onRemove}
    />
  )
}
