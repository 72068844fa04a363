import { passwordStrength } from '../../contract/index.ts'
import { ProblemError } from '../kernel/problem.ts'
import { isCommonPassword } from './leaked-passwords.ts'
import { hashPassword } from './passwords.ts'

/**
 * Hashes a password that is to be set. Throws `identity/weak-password` or
 * `identity/common-password`. `about`: what others know of the person.
 */
export async function hashNewPassword(password: string, about: readonly string[]): Promise<string> {
  const strength = passwordStrength(password, about)
  if (strength === 'short' || strength === 'weak') throw new ProblemError('identity/weak-password', 'The password is too easy to guess.')
  if (await isCommonPassword(password)) throw new ProblemError('identity/common-password', 'The password is one of the most used.')
  return hashPassword(password)
}
