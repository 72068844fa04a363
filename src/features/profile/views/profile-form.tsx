import { useState } from 'react'
import { limits, passwordStrength, type Profile } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Form, FormActions, type FormError, FormErrors, FormSection } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { PasswordInput } from '../../../design/password-input/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ProfileAnswer, ProfileRefusal } from '../model/profile-answer.ts'

interface ProfileFormProps {
  profile: Profile
  saving: boolean
  /** Why the server did not save it. */
  refused: ProfileRefusal | null
  onSave: (answer: ProfileAnswer) => void
  /** Gives up the e-mail that is still to be confirmed. */
  onWithdrawEmail: () => void
}

/** Which field a refusal of the server is about. */
const fieldOf: Partial<Record<string, 'email' | 'password'>> = {
  'identity/bad-email': 'email',
  'identity/weak-password': 'password',
  'identity/common-password': 'password',
}

type Name = 'name' | 'email' | 'password' | 'again'

/** Name, e-mail and password: the last two only where they are this person’s own to change. */
export function ProfileForm({ profile, saving, refused, onSave, onWithdrawEmail }: ProfileFormProps) {
  const t = useSentences('profile')
  const format = useFormat()
  const [name, setName] = useState(profile.name)
  const [email, setEmail] = useState(profile.email)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [faults, setFaults] = useState<readonly Name[]>([])
  // Once an address waits, or does so no longer, the field has the one that counts now: saving again must not send it once more.
  const [pending, setPending] = useState(profile.pendingEmail)
  if (pending !== profile.pendingEmail) {
    setPending(profile.pendingEmail)
    setEmail(profile.email)
  }
  const moves = email.trim().toLowerCase() !== profile.email.toLowerCase()
  const own = profile.onBoard && !profile.demo
  const strength = passwordStrength(password, [profile.email, name])
  const refusedField = refused?.code ? fieldOf[refused.code] : undefined

  const messages: Record<Name, string> = {
    name: t('nameMissing'),
    email: t('emailWrong'),
    password: t('passwordWeak'),
    again: t('againWrong'),
  }
  const labels: Record<Name, string> = {
    name: t('name'),
    email: t('email'),
    password: t('newPassword'),
    again: t('again'),
  }
  const errorOf = (field: Name): string | undefined =>
    faults.includes(field) ? messages[field] : refusedField === field ? refused?.text : undefined
  const errors: FormError[] = (Object.keys(messages) as Name[]).flatMap((field) => {
    const message = errorOf(field)
    return message === undefined ? [] : [{ name: field, label: labels[field], message }]
  })

  const check = (): void => {
    const weak = password !== '' && (strength === 'short' || strength === 'weak')
    const found: Name[] = [
      ...(name.trim() === '' ? (['name'] as const) : []),
      ...(/^\S+@\S+$/.test(email.trim()) ? [] : (['email'] as const)),
      ...(weak ? (['password'] as const) : []),
      ...(password === again ? [] : (['again'] as const)),
    ]
    setFaults(found)
    if (found.length > 0) return
    onSave({
      name: name.trim(),
      ...(own && moves ? { newEmail: email.trim() } : {}),
      ...(own && password !== '' ? { password } : {}),
    })
  }

  return (
    <Form onSubmit={check} busy={saving}>
      <FormErrors errors={errors} />
      {refused && refusedField === undefined && <Banner tone="danger">{refused.text}</Banner>}
      <FormSection layout="beside" title={t('you')} description={t('youText')} columns={2}>
        <Field label={t('name')} error={errorOf('name')}>
          <Input name="name" autoComplete="name" maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('email')} hint={t(own ? 'emailHint' : profile.demo ? 'demo' : 'elsewhere')} error={errorOf('email')}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            disabled={!own}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        {profile.pendingEmail && (
          <Banner
            tone="info"
            data-wide
            action={
              <Button size="sm" onClick={onWithdrawEmail}>
                {t('withdraw')}
              </Button>
            }
          >
            {t('pending', { email: profile.pendingEmail })}
          </Banner>
        )}
      </FormSection>
      {own && (
        <FormSection layout="beside" title={t('password')} description={t('passwordText')} columns={2}>
          <Field
            label={t('newPassword')}
            hint={t(`strength.${password === '' ? 'short' : strength}`, { least: format.number(limits.password.least) })}
            error={errorOf('password')}
            optional
          >
            <PasswordInput
              name="password"
              autoComplete="new-password"
              maxLength={limits.password.most}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Field label={t('again')} error={errorOf('again')} optional>
            <PasswordInput name="again" autoComplete="new-password" value={again} onChange={(event) => setAgain(event.target.value)} />
          </Field>
        </FormSection>
      )}
      <FormActions>
        <Button type="submit" tone="accent" loading={saving}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
