import { useState } from 'react'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { fieldOf, looksLikeEmail } from '../model/invite-error.ts'
import { noLimits, type ChosenLimits, type LimitNode, type LimitOption } from '../model/limits.ts'
import { LimitFields } from './limit-fields.tsx'

export interface InviteDialogProps {
  /** As people read it. */
  store: string
  categories: readonly LimitNode[] | undefined
  brands: readonly LimitOption[] | undefined
  busy: boolean
  /** Why it could not be sent. */
  failure: SayableFailure | null
  onInvite: (email: string, limits: ChosenLimits) => void
  onClose: () => void
}

/** Asks who is invited, to what, and whether somebody approves. What was typed stays until it is sent. */
export function InviteDialog({ store, categories, brands, busy, failure, onInvite, onClose }: InviteDialogProps) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<ChosenLimits>(noLimits)
  const [sent, setSent] = useState<string | null>(null)
  const field = failure && sent === email ? fieldOf(failure.code) : null
  const typed = email.trim()
  const emailError =
    sent === null || sent !== email
      ? undefined
      : typed === ''
        ? t('invite.emailMissing')
        : !looksLikeEmail(email)
          ? t('invite.emailBad')
          : failure && field === 'email'
            ? say(failure)
            : undefined
  return (
    <FormDialog
      title={t('invite.title', { store })}
      description={t('invite.text')}
      action={t('invite.submit')}
      busy={busy}
      fault={failure && fieldOf(failure.code) === null && say(failure)}
      faultTitle={failed('partners.add')}
      onSubmit={() => {
        setSent(email)
        if (looksLikeEmail(email)) onInvite(typed, chosen)
      }}
      onClose={onClose}
    >
      <Field label={t('invite.email')} hint={t('invite.emailHint')} error={emailError} required>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <LimitFields
        chosen={chosen}
        onChosen={setChosen}
        categories={categories}
        brands={brands}
        error={failure && field === 'limits' ? say(failure) : undefined}
      />
    </FormDialog>
  )
}
