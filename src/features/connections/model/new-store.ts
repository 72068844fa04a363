import { accountNameIn } from '../../../../contract/index.ts'
import type { SayableFailure } from '../../../i18n/index.ts'

export const newStoreSteps = ['platform', 'key', 'rights'] as const
export type NewStoreStep = (typeof newStoreSteps)[number]

/** What somebody typed of an account and its key. */
export interface TypedKey {
  account: string
  key: string
  token: string
}

export const emptyKey: TypedKey = { account: '', key: '', token: '' }

/** How the check of a key stands. */
export type KeyCheck = { kind: 'none' } | { kind: 'running' } | { kind: 'failed'; failure: SayableFailure }

/** A field that cannot be sent as it is. */
export type KeyFault = 'account.missing' | 'account.invalid' | 'key.missing' | 'token.missing'

/** What must be corrected before the key can be tried. */
export function faultsOf({ account, key, token }: TypedKey): KeyFault[] {
  const faults: KeyFault[] = []
  if (account.trim() === '') faults.push('account.missing')
  else if (accountNameIn(account) === null) faults.push('account.invalid')
  if (key.trim() === '') faults.push('key.missing')
  if (token.trim() === '') faults.push('token.missing')
  return faults
}

export const stepNamed = (name: string): NewStoreStep => newStoreSteps.find((step) => step === name) ?? 'platform'
