import { useState } from 'react'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
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
  const formId = 'proof'
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="sm"
      title={t('proof.title')}
      description={t('proof.text')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} tone="accent" loading={sending} disabled={password === ''}>
            {t('proof.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (password !== '' && !sending) onProve(password)
        }}
      >
        {fault && wrong === undefined && <Banner tone="danger">{fault.text}</Banner>}
        <Field label={t('currentPassword')} error={wrong}>
          <PasswordInput name="currentPassword" value={password} onChange={(event) => setPassword(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
