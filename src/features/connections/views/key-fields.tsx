import type { ReactNode } from 'react'
import { Field } from '../../../design/field/index.ts'
import { Input } from '../../../design/input/index.ts'
import { PasswordInput } from '../../../design/password-input/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { TypedKey } from '../model/new-store.ts'

export interface KeyFieldsProps {
  typed: TypedKey
  onTyped: (typed: TypedKey) => void
  /** Why a field cannot be taken. */
  errors: Partial<Record<keyof TypedKey, ReactNode>>
  /** False where the account stays as it is. @default true */
  account?: boolean | undefined
}

/** The account, and the key and token that open it. */
export function KeyFields({ typed, onTyped, errors, account = true }: KeyFieldsProps) {
  const t = useSentences('connections')
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <>
      {account && (
        <Field label={t('key.account')} hint={t('key.accountHint')} error={errors.account} required>
          <Input
            name="account"
            {...plain}
            value={typed.account}
            maxLength={253}
            onChange={(event) => onTyped({ ...typed, account: event.target.value })}
            after={<span className="max-sm:hidden">.myvtex.com</span>}
          />
        </Field>
      )}
      <Field label={t('key.key')} error={errors.key} required>
        <Input
          name="key"
          {...plain}
          value={typed.key}
          maxLength={200}
          onChange={(event) => onTyped({ ...typed, key: event.target.value })}
        />
      </Field>
      <Field label={t('key.token')} hint={t('key.tokenHint')} error={errors.token} required>
        <PasswordInput
          name="token"
          autoComplete="new-password"
          value={typed.token}
          maxLength={500}
          onChange={(event) => onTyped({ ...typed, token: event.target.value })}
        />
      </Field>
    </>
  )
}
