import { useRef, useState } from 'react'
import { passwordStrength, product } from '../../../../contract/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Link } from '../../../design/link/index.ts'
import { PasswordInput } from '../../../design/password-input/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { AccountState } from '../model/account.ts'
import { EmailField, EntranceForm, EntranceSkeleton } from './entrance-form.tsx'
import { Message } from './message.tsx'
import { usePasswordHint } from './use-password-hint.ts'

export interface AccountViewProps {
  state: AccountState
  /** Asks for a message to this address. */
  onRequest: (email: string) => void
  /** Uses the link. */
  onAnswer: (given: { name: string; password: string }) => void
  /** Looks at the link again. */
  onRetry: () => void
  signInHref: string
}

/** Registering, setting a forgotten password and confirming an address: what is asked, and every way in which that can go wrong. */
export function AccountView({ state, onRequest, onAnswer, onRetry, signInHref }: AccountViewProps) {
  const t = useSentences('sign-in')
  const say = useFailureSentence()
  switch (state.kind) {
    case 'loading':
      return <EntranceSkeleton loading={t('account.loading')} />
    case 'expired':
      return (
        <Outcome
          title={t('account.expired.title')}
          text={say({ code: 'identity/link-expired' })}
          action={t('account.back')}
          href={signInHref}
        />
      )
    case 'failed':
      return <Message title={t('account.failed.title')} text={say(state.failure)} action={t('failed.action')} onAction={onRetry} />
    case 'request':
      return <RequestForm state={state} onRequest={onRequest} signInHref={signInHref} />
    case 'requested':
      return (
        <Outcome
          title={t('account.requested.title')}
          text={t('account.requested.text', { email: state.email })}
          note={t('account.requested.note')}
          action={t('account.back')}
          href={signInHref}
        />
      )
    case 'link':
      return <LinkForm state={state} onAnswer={onAnswer} />
    case 'done':
      return (
        <Outcome
          title={t(`account.done.${state.purpose}.title`)}
          text={t(`account.done.${state.purpose}.text`)}
          action={t('submit')}
          href={signInHref}
        />
      )
  }
}

/** What has happened, and where to go on. */
function Outcome({ title, text, note, action, href }: { title: string; text: string; note?: string; action: string; href: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      <p className="text-lg break-words text-muted">{text}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
      <div className="mt-3">
        <ButtonLink tone="accent" size="lg" href={href}>
          {action}
        </ButtonLink>
      </div>
    </div>
  )
}

interface RequestFormProps extends Pick<AccountViewProps, 'onRequest' | 'signInHref'> {
  state: Extract<AccountState, { kind: 'request' }>
}

const looksLikeEmail = (text: string): boolean => /^\S+@\S+$/.test(text.trim())

function RequestForm({ state, onRequest, signInHref }: RequestFormProps) {
  const t = useSentences('sign-in')
  const [email, setEmail] = useState('')
  const [requested, setRequested] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { purpose, sending, failure, waitUntil } = state

  const submit = (): void => {
    setRequested(true)
    if (looksLikeEmail(email)) onRequest(email.trim())
    else input.current?.focus()
  }

  return (
    <EntranceForm
      title={t(`account.request.${purpose}.title`, { product: product.name })}
      text={t(`account.request.${purpose}.text`)}
      failure={failure}
      sending={sending}
      waitUntil={waitUntil}
      submit={t('account.request.submit')}
      onSubmit={submit}
      foot={
        <p className="text-center text-sm">
          <Link href={signInHref}>{t('account.back')}</Link>
        </p>
      }
    >
      <EmailField
        ref={input}
        value={email}
        error={requested && !looksLikeEmail(email) ? t('account.required.email') : undefined}
        onChange={setEmail}
      />
    </EntranceForm>
  )
}

interface LinkFormProps extends Pick<AccountViewProps, 'onAnswer'> {
  state: Extract<AccountState, { kind: 'link' }>
}

function LinkForm({ state: { link, sending, failure }, onAnswer }: LinkFormProps) {
  const t = useSentences('sign-in')
  const hint = usePasswordHint()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [requested, setRequested] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { purpose, email } = link
  const strength = passwordStrength(password, [email, name])
  const unnamed = purpose === 'registration' && name.trim() === ''
  const unsafe = purpose !== 'email' && (strength === 'short' || strength === 'weak')

  const submit = (): void => {
    setRequested(true)
    if (unnamed) nameInput.current?.focus()
    else if (unsafe) passwordInput.current?.focus()
    else onAnswer({ name: name.trim(), password })
  }

  return (
    <EntranceForm
      title={t(`account.link.${purpose}.title`)}
      text={t(`account.link.${purpose}.text`, { email })}
      failure={failure}
      sending={sending}
      waitUntil={null}
      submit={t(`account.link.${purpose}.submit`)}
      onSubmit={submit}
    >
      {/* For password managers: what the password belongs to. */}
      {purpose !== 'email' && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
      {purpose === 'registration' && (
        <Field label={t('account.name')} required error={requested && unnamed ? t('account.required.name') : undefined}>
          <Input
            ref={nameInput}
            size="lg"
            name="name"
            autoComplete="name"
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      {purpose !== 'email' && (
        <Field
          label={t('account.password')}
          required
          hint={hint(password, strength)}
          error={requested && unsafe ? t('account.required.password') : undefined}
        >
          <PasswordInput
            ref={passwordInput}
            size="lg"
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
    </EntranceForm>
  )
}
