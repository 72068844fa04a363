import { useState } from 'react'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { PasswordInput } from '../../../design/password-input/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { ProfileRefusal } from '../model/profile-answer.ts'

export interface ProofDialogProps {
  sending: boolean
  fault: ProfileRefusal | null
  onProve: (password: string) => void
  onClose: () => void
}

/** Asks for the password again before something sensitive is done, because the sign-in is some minutes old. */
export function ProofDialog({ sending, fault, onProve, onClose }: ProofDialogProps) {
  const t = useSentences('profile')
  const [password, setPassword] = useState('')
  const wrong = fault?.code === 'user/wrong-password' ? fault.text : undefined
  return (
    <FormDialog
      size="sm"
      title={t('proof.title')}
      description={t('proof.text')}
      action={t('proof.submit')}
      busy={sending}
      disabled={password === ''}
      fault={wrong === undefined && fault?.text}
      onSubmit={() => onProve(password)}
      onClose={onClose}
    >
      <Field label={t('currentPassword')} error={wrong}>
        <PasswordInput name="currentPassword" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
