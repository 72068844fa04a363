import { useState, type FormEvent } from 'react'
import { Banner } from '../../../src/design/banner/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { Link } from '../../../src/design/link/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { PasswordInput } from '../../../src/design/password-input/index.ts'
import { useSpeech } from '../frame/index.ts'
import { signInWords } from './sign-in.words.ts'

const demo = { email: 'ana@demogiftshop.example', password: 'samara-demo' }

interface SignInFormProps {
  /** What went wrong the last time. */
  said: { tone: 'danger' | 'warning'; text: string } | undefined
  /** Too early to try again. */
  waits: boolean
  /** The book lets nobody in. */
  onRefused: () => void
}

/** E-mail and password, and the demo store's for who wants to look first. */
export function SignInForm({ said, waits, onRefused }: SignInFormProps) {
  const { say } = useSpeech(signInWords)
  const [email, setEmail] = useState(said ? demo.email : '')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (email !== '' && password !== '') onRefused()
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <div className="mb-1">
        <h1 className="text-2xl font-semibold text-balance">{say.title}</h1>
        <p className="text-lg text-muted">{say.advice}</p>
      </div>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      <Field label={say.email} error={asked && email === '' ? say.emailMissing : undefined}>
        <Input size="lg" type="email" name="email" autoComplete="username" autoCapitalize="none" spellCheck={false} value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field label={say.password} aside={<Link href="#forgot">{say.forgot}</Link>} error={asked && password === '' ? say.passwordMissing : undefined}>
        <PasswordInput size="lg" name="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Button type="submit" tone="accent" size="lg" wide disabled={waits} className="mt-1">
        {say.enter}
      </Button>
      <Panel tone="accent" className="mt-4">
        <p className="font-medium">{say.demoTitle}</p>
        <p className="text-sm text-muted">{say.demoText}</p>
        <p className="mt-2 text-sm break-all">
          {demo.email} · <span className="font-mono text-xs">{demo.password}</span>
        </p>
        <Button
          size="sm"
          className="mt-3"
          onClick={() => {
            setEmail(demo.email)
            setPassword(demo.password)
          }}
        >
          {say.demoFill}
        </Button>
      </Panel>
    </form>
  )
}
