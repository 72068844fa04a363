import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Input } from '../../../design/input/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ReadySignIn } from '../model/sign-in.ts'
import { EntranceForm } from './entrance-form.tsx'

export interface CodeFormProps {
  state: ReadySignIn
  onSend: (code: string) => void
  /** Goes back to e-mail and password. */
  onBack: () => void
}

/** Asks for the code of the authenticator app, or for a recovery code. */
export function CodeForm({ state: { failure, sending, waitUntil }, onSend, onBack }: CodeFormProps) {
  const t = useSentences('sign-in')
  const format = useFormat()
  const [recovering, setRecovering] = useState(false)
  const [code, setCode] = useState('')
  const [requested, setRequested] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const kind = recovering ? 'recovery' : 'app'
  // The person has just come from the password, or from the other kind of code: there is nothing else to do here.
  useEffect(() => input.current?.focus(), [kind])

  const submit = (): void => {
    setRequested(true)
    input.current?.select()
    if (code.trim() === '') input.current?.focus()
    else onSend(code.trim())
  }
  const change = (): void => {
    setRecovering(!recovering)
    setCode('')
    setRequested(false)
  }

  return (
    <EntranceForm
      title={t('code.title')}
      text={t(`code.${kind}.text`)}
      failure={failure}
      sending={sending}
      waitUntil={waitUntil}
      submit={t('submit')}
      onSubmit={submit}
      foot={
        <div className="flex flex-wrap justify-between gap-2">
          <Button tone="quiet" size="sm" onClick={change}>
            {t(`code.${kind}.other`)}
          </Button>
          <Button tone="quiet" size="sm" onClick={onBack}>
            {t('code.back')}
          </Button>
        </div>
      }
    >
      <Field
        label={t(`code.${kind}.label`)}
        hint={recovering ? undefined : t('code.app.hint', { digits: format.number(limits.secondFactor.digits) })}
        required
        error={requested && code.trim() === '' ? t('code.missing') : undefined}
      >
        <Input
          key={kind}
          ref={input}
          size="lg"
          name="code"
          autoComplete={recovering ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          inputMode={recovering ? 'text' : 'numeric'}
          spellCheck={false}
          maxLength={64}
          className="font-mono"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
    </EntranceForm>
  )
}
