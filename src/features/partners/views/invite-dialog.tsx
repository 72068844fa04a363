import { useId, useState } from 'react'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Form } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { fieldOf, looksLikeEmail } from '../model/invite-error.ts'
import { noLimits, type ChosenLimits, type LimitOption } from '../model/limits.ts'
import { LimitFields } from './limit-fields.tsx'

export interface InviteDialogProps {
  /** As people read it. */
  store: string
  categories: readonly LimitOption[] | undefined
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
  const form = useId()
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
    <Dialog
      open
      onOpenChange={onClose}
      title={t('invite.title', { store })}
      description={t('invite.text')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button tone="accent" type="submit" form={form} loading={busy}>
            {t('invite.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        busy={busy}
        onSubmit={() => {
          setSent(email)
          if (looksLikeEmail(email)) onInvite(typed, chosen)
        }}
      >
        {failure && fieldOf(failure.code) === null && (
          <Banner tone="danger" title={failed('partners.add')}>
            {say(failure)}
          </Banner>
        )}
        <div className="flex flex-col gap-4">
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
        </div>
      </Form>
    </Dialog>
  )
}
