import { useRef, useState } from 'react'
import { accountPages, product } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { PasswordInput } from '../../../design/password-input/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { ReadySignIn, SignInAnswer, SignInState } from '../model/sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { EmailField, EntranceForm, EntranceSkeleton } from './entrance-form.tsx'
import { Message } from './message.tsx'

export interface SignInViewProps {
  state: SignInState
  onSend: (answer: SignInAnswer) => void
  /** Asks the browser for a passkey. Undefined where there are none. */
  onPasskey?: (() => void) | undefined
  /** Goes back from the code to e-mail and password. */
  onBack: () => void
  /** Asks about the sign-in again. */
  onRetry: () => void
  /** Begins another sign-in. */
  onStartAgain: () => void
}

/**
 * The provider's sign-in: e-mail and password, then a code where the account
 * wants one, or a passkey; and every way in which that can go wrong.
 */
export function SignInView({ state, onRetry, onStartAgain, ...ways }: SignInViewProps) {
  const t = useSentences('sign-in')
  const say = useFailureSentence()
  switch (state.kind) {
    case 'loading':
      return <EntranceSkeleton title={t('title', { product: product.name })} loading={t('loading')} />
    case 'expired':
      return <Message title={t('expired.title')} text={t('expired.text')} action={t('expired.action')} onAction={onStartAgain} />
    case 'failed':
      return <Message title={t('failed.title')} text={say(state.failure)} action={t('failed.action')} onAction={onRetry} />
    case 'ready':
      return <SignInForm state={state} {...ways} />
  }
}

interface SignInFormProps extends Pick<SignInViewProps, 'onSend' | 'onPasskey' | 'onBack'> {
  state: ReadySignIn
}

function SignInForm({ state, onSend, onPasskey, onBack }: SignInFormProps) {
  const t = useSentences('sign-in')
  const { demo, failure, sending } = state
  const [email, setEmail] = useState(state.loginHint ?? '')
  const [password, setPassword] = useState('')
  const [requested, setRequested] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const submit = (): void => {
    setRequested(true)
    if (email.trim() === '') emailInput.current?.focus()
    else if (password === '') passwordInput.current?.focus()
    else {
      onSend({ email: email.trim(), password })
      passwordInput.current?.select()
    }
  }
  // The password is sent once more with the code: the server keeps nothing in between.
  if (state.step === 'code')
    return <CodeForm state={state} onSend={(code) => onSend({ email: email.trim(), password, code })} onBack={onBack} />

  return (
    <EntranceForm
      title={t('title', { product: product.name })}
      failure={failure}
      sending={sending}
      waitUntil={state.waitUntil}
      submit={t('submit')}
      onSubmit={submit}
      foot={
        <>
          {onPasskey && (
            <Button size="lg" wide loading={state.passkey} disabled={sending} onClick={onPasskey}>
              {t('passkey')}
            </Button>
          )}
          <p className="text-center text-sm text-muted">
            {t('links.none')} <Link href={accountPages.register}>{t('links.register')}</Link>
          </p>
          {demo && (
            <Panel tone="accent" className="mt-4">
              <p className="font-medium">{t('demo.title')}</p>
              <p className="text-sm text-muted">{t('demo.text')}</p>
              <p className="mt-2 text-sm break-all text-default">
                {demo.email} · <span className="font-mono text-xs">{demo.password}</span>
              </p>
              <Button
                size="sm"
                className="mt-3"
                onClick={() => {
                  setEmail(demo.email)
                  setPassword(demo.password)
                  passwordInput.current?.focus()
                }}
              >
                {t('demo.fill')}
              </Button>
            </Panel>
          )}
        </>
      }
    >
      <EmailField
        ref={emailInput}
        // The browser offers passkeys among the names.
        autoComplete={onPasskey ? 'username webauthn' : 'username'}
        value={email}
        error={requested && email.trim() === '' ? t('required.email') : undefined}
        onChange={setEmail}
      />
      <Field label={t('password')} required error={requested && password === '' && !failure ? t('required.password') : undefined}>
        <PasswordInput
          ref={passwordInput}
          size="lg"
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {/* After the password: Tab leads from the e-mail to it. */}
      <p className="-mt-2 text-end text-sm">
        <Link href={accountPages.forgotten}>{t('links.forgotten')}</Link>
      </p>
    </EntranceForm>
  )
}
