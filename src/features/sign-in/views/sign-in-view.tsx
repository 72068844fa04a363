import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { accountPages, product } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { PasswordInput } from '../../../design/password-input/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import type { SignInState } from '../model/sign-in.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

export interface SignInViewProps {
  state: SignInState
  onSend: (email: string, password: string) => void
  /** Asks about the sign-in again. */
  onRetry: () => void
  /** Begins another sign-in. */
  onStartAgain: () => void
}

/** The provider's sign-in: e-mail and password, and every way in which that can go wrong. */
export function SignInView({ state, onSend, onRetry, onStartAgain }: SignInViewProps) {
  const t = useSentences('sign-in')
  const say = useFailureSentence()
  switch (state.kind) {
    case 'loading':
      return <SignInSkeleton />
    case 'expired':
      return <Message title={t('expired.title')} text={t('expired.text')} action={t('expired.action')} onAction={onStartAgain} />
    case 'failed':
      return <Message title={t('failed.title')} text={say(state.failure)} action={t('failed.action')} onAction={onRetry} />
    case 'ready':
      return <SignInForm state={state} onSend={onSend} />
  }
}

export interface MessageProps {
  title: string
  text: string
  action: string
  onAction: () => void
  /** Another thing to do. */
  other?: ReactNode
  /** What stands below, smaller. */
  children?: ReactNode
}

/** Says what stands in the way of signing in, and the one thing to do. */
export function Message({ title, text, action, onAction, other, children }: MessageProps) {
  return (
    <div role="alert" className="flex flex-col gap-3">
      <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="accent" size="lg" onClick={onAction}>
          {action}
        </Button>
        {other}
      </div>
      {children}
    </div>
  )
}

function SignInSkeleton() {
  const t = useSentences('sign-in')
  return (
    <div aria-busy className="flex flex-col gap-4">
      <h1 className="text-2xl font-semibold tracking-tight">{t('title', { product: product.name })}</h1>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <Skeleton shape="block" className="h-14 w-full" />
      <Skeleton shape="block" className="h-14 w-full" />
      <Skeleton shape="block" className="h-11 w-full" />
    </div>
  )
}

function SignInForm({ state, onSend }: { state: Extract<SignInState, { kind: 'ready' }>; onSend: SignInViewProps['onSend'] }) {
  const t = useSentences('sign-in')
  const say = useFailureSentence()
  const format = useFormat()
  const { demo, failure, sending } = state
  const [email, setEmail] = useState(state.loginHint ?? '')
  const [password, setPassword] = useState('')
  const [requested, setRequested] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const seconds = useSecondsUntil(state.waitUntil)
  const waiting = seconds > 0

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (waiting || sending) return
    setRequested(true)
    if (email.trim() === '') emailInput.current?.focus()
    else if (password === '') passwordInput.current?.focus()
    else {
      onSend(email.trim(), password)
      passwordInput.current?.select()
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h1 className="mb-1 text-2xl font-semibold tracking-tight text-balance">{t('title', { product: product.name })}</h1>
      {failure && <Banner tone={failure.code === 'identity/slowed' ? 'warning' : 'danger'}>{say({ code: failure.code })}</Banner>}
      <Field label={t('email')} required error={requested && email.trim() === '' ? t('required.email') : undefined}>
        <Input
          ref={emailInput}
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
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
      <Button type="submit" tone="accent" size="lg" wide loading={sending} disabled={waiting} className="mt-1">
        {waiting ? t('wait', { count: seconds, seconds: format.number(seconds) }) : t('submit')}
      </Button>
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
    </form>
  )
}
