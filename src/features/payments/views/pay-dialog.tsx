import type { ReactNode } from 'react'
import { FormDialog } from '../../../design/form/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { CardChoice, type CardChoiceProps } from './card-choice.tsx'

export interface PayDialogProps extends CardChoiceProps {
  title: ReactNode
  description: ReactNode
  action: string
  /** Whether what it costs is known by now. */
  known: boolean
  busy: boolean
  failure: SayableFailure | null
  onPay: () => void
  onClose: () => void
}

/** Pays what is due, or takes a subscription up again, with a card that is chosen here. */
export function PayDialog({ title, description, action, known, busy, failure, onPay, onClose, ...choice }: PayDialogProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  return (
    <FormDialog
      title={title}
      description={description}
      action={action}
      busy={busy}
      disabled={!known}
      fault={failure && say(failure)}
      faultTitle={t('checkout.notDone')}
      onSubmit={onPay}
      onClose={onClose}
    >
      <CardChoice {...choice} />
    </FormDialog>
  )
}
