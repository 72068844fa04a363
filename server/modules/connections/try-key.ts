import { accountNameIn, isSwapped } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type Platform, type PlatformCredential, PlatformFault, UnknownAccount } from '../../platforms/platform.ts'

/** A key as a person typed it. */
export interface TypedKey {
  account: string
  key: string
  token: string
}

/** The credential in what a person typed. Throws `store/bad-account-name`. */
export function credentialIn({ account, key, token }: TypedKey): PlatformCredential {
  const name = accountNameIn(account)
  if (name === null)
    throw new ProblemError('store/bad-account-name', 'The account is not a name of letters, digits and hyphens.', {
      errors: [{ path: 'body.account', reason: 'must be the name of an account, or the address of its admin' }],
    })
  return { account: name, key: key.trim(), secret: token.trim() }
}

const wrongKey = ({ key, secret }: PlatformCredential): ProblemError =>
  isSwapped(key, secret)
    ? new ProblemError('store/swapped-key', 'Key and token stand in each other’s place.')
    : new ProblemError('store/wrong-key', 'The platform does not take this key and token for this account.')

/**
 * Asks the platform something with a key that may be wrong. Throws `store/wrong-key`, `store/swapped-key`, `store/missing-right`,
 * `store/unreadable-platform`, `platform/unavailable`; never with anything of the key.
 */
export async function askWithKey<T>(
  connect: (credential: PlatformCredential) => Platform,
  credential: PlatformCredential,
  ask: (platform: Platform) => Promise<T>,
): Promise<T> {
  try {
    return await ask(connect(credential).with({ urgent: true }))
  } catch (fault) {
    if (!(fault instanceof PlatformFault)) throw fault
    if (fault instanceof UnknownAccount)
      throw new ProblemError('store/bad-account-name', 'The platform knows no account of this name.', {
        errors: [{ path: 'body.account', reason: 'is no account of the platform' }],
      })
    switch (fault.kind) {
      case 'credential':
        throw wrongKey(credential)
      case 'forbidden':
        throw new ProblemError('store/missing-right', 'The key may not read what a store cannot do without.')
      case 'unreadable':
        throw new ProblemError('store/unreadable-platform', 'The platform’s answer makes no sense.')
      case 'unavailable':
        throw new ProblemError('platform/unavailable', 'The platform does not answer.')
    }
  }
}
