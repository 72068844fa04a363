import type { ReactNode } from 'react'
import { FormDialog } from '../../../design/form/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export interface CardDialogProps {
  /** The gateway's fields. */
  fields: ReactNode
  /** What a stored card means for what one has; null where it changes nothing. */
  note: string | null
  busy: boolean
  failure: SayableFailure | null
  onSave: () => void
  onClose: () => void
}

/** Adds a card, in the gateway's own fields. */
export function CardDialog({ fields, note, busy, failure, onSave, onClose }: CardDialogProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const failed = useFailedCall()
  return (
    <FormDialog
      title={t('cards.add')}
      description={note === null ? t('cards.addText') : `${t('cards.addText')} ${note}`}
      action={t('cards.save')}
      busy={busy}
      fault={failure && say(failure)}
      faultTitle={failed('card.create')}
      onSubmit={onSave}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  )
}
