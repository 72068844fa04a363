import type { ReactNode, Ref } from 'react'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Form } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import type { SignInFailure } from '../model/sign-in.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

export interface EntranceFormProps {
  title: string
  /** What is asked for, and why. */
  text?: string
  failure: SignInFailure | null
  sending: boolean
  /** Until when nothing can be sent, milliseconds since 1970; null: it can. */
  waitUntil: number | null
  /** What the button says. */
  submit: string
  /** Called when nothing is under way and there is nothing to wait for. */
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
  /** What stands below the button: other ways. */
  foot?: ReactNode
}

/** The frame of every form of the provider's pages: what is asked, what went wrong, the fields, and the button that counts down a wait. */
export function EntranceForm({ title, text, failure, sending, waitUntil, submit, onSubmit, children, foot }: EntranceFormProps) {
  const t = useSentences('sign-in')
  const say = useFailureSentence()
  const format = useFormat()
  const seconds = useSecondsUntil(waitUntil)

  return (
    <Form
      busy={sending}
      onSubmit={() => {
        if (seconds === 0) onSubmit()
      }}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <div className="mb-1 flex flex-col gap-2">
          <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
          {text && <p className="break-words text-muted">{text}</p>}
        </div>
        {failure && <Banner tone={failure.code === 'identity/slowed' ? 'warning' : 'danger'}>{say({ code: failure.code })}</Banner>}
        {children}
        <Button type="submit" tone="accent" size="lg" wide loading={sending} disabled={seconds > 0} className="mt-1">
          {seconds > 0 ? t('wait', { count: seconds, seconds: format.number(seconds) }) : submit}
        </Button>
        {foot}
      </div>
    </Form>
  )
}

export interface EmailFieldProps {
  /** @default 'email' */
  autoComplete?: string
  value: string
  error?: string | undefined
  ref: Ref<HTMLInputElement>
  onChange: (email: string) => void
}

/** Where an e-mail address is written. */
export function EmailField({ autoComplete = 'email', value, error, ref, onChange }: EmailFieldProps) {
  const t = useSentences('sign-in')
  return (
    <Field label={t('email')} required error={error}>
      <Input
        ref={ref}
        size="lg"
        type="email"
        name="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** A form on its way: what is drawn has the size of what comes. */
export function EntranceSkeleton({ title, loading }: { title?: string; loading: string }) {
  return (
    <div aria-busy className="flex flex-col gap-4">
      {title === undefined ? (
        <Skeleton shape="block" className="h-9 w-2/3" />
      ) : (
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      )}
      <span role="status" className="sr-only">
        {loading}
      </span>
      <Skeleton shape="block" className="h-14 w-full" />
      <Skeleton shape="block" className="h-14 w-full" />
      <Skeleton shape="block" className="h-11 w-full" />
    </div>
  )
}
