import { useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Form, FormActions, FormErrors, FormSection, type FormError } from '../../../src/design/form/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { PasswordInput } from '../../../src/design/password-input/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { nextCharge, planCurrency } from '../configuration/subscription.ts'
import { useTexts } from '../frame/index.ts'
import { userProfileWords } from './user-profile.words.ts'

const languages = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
  { value: 'pt', label: 'Português' },
]

const written = (data: FormData, name: string): string => data.get(name) as string

/** The questions of a profile; `refused` has them answered badly from the start. */
export function ProfileForm({ refused }: { refused: boolean }) {
  const { say, format, language } = useTexts(userProfileWords)
  const wrong = {
    email: { name: 'email', label: say.email, message: say.emailError },
    again: { name: 'again', label: say.again, message: say.againError },
  }
  const [faults, setFaults] = useState<readonly (keyof typeof wrong)[]>(refused ? ['email', 'again'] : [])
  const errors: readonly FormError[] = faults.map((fault) => wrong[fault])
  const errorOf = (name: keyof typeof wrong) => (faults.includes(name) ? wrong[name].message : undefined)
  const check = (data: FormData) => {
    const found = [
      ...(/.@.+\../.test(written(data, 'email')) ? [] : (['email'] as const)),
      ...(written(data, 'password') === written(data, 'again') ? [] : (['again'] as const)),
    ]
    setFaults(found)
    if (found.length === 0) notify.success(say.saved)
  }
  return (
    <Form onSubmit={check} onReset={() => setFaults([])}>
      <FormErrors errors={errors} />
      <FormSection layout="beside" title={say.you} description={say.youText} columns={2}>
        <Field label={say.name}>
          <Input name="name" autoComplete="name" defaultValue="Ana Ruiz" />
        </Field>
        <Field label={say.language}>
          <Select key={language} name="language" options={languages} defaultValue={language} />
        </Field>
        <Field label={say.email} hint={say.emailHint} error={errorOf('email')} data-wide>
          <Input name="email" type="email" autoComplete="email" defaultValue={refused ? 'ana@' : 'ana@demogiftshop.example'} />
        </Field>
      </FormSection>
      <FormSection layout="beside" title={say.password} description={say.passwordText} columns={2}>
        <Field label={say.newPassword} hint={say.newPasswordHint} optional>
          <PasswordInput name="password" autoComplete="new-password" defaultValue={refused ? 'una frase larga' : ''} />
        </Field>
        <Field label={say.again} error={errorOf('again')} optional>
          <PasswordInput name="again" autoComplete="new-password" defaultValue={refused ? 'otra frase larga' : ''} />
        </Field>
      </FormSection>
      <FormSection layout="beside" title={say.plan} description={say.planText}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <Badge tone="accent">{say.planName}</Badge>
            <p className="mt-1 text-sm text-muted">
              {say.renews(format.day(nextCharge.day), format.money(nextCharge.total, planCurrency))}
            </p>
          </div>
          <ButtonLink href="#plans">{say.change}</ButtonLink>
        </div>
      </FormSection>
      <FormActions sticky>
        <Button type="reset" tone="quiet">
          {say.discard}
        </Button>
        <Button type="submit" tone="accent">
          {say.save}
        </Button>
      </FormActions>
    </Form>
  )
}
