import { createHash, randomBytes } from 'node:crypto'
import { limits } from '../../../contract/index.ts'

// 32 characters, none of which looks like another.
const characters = 'abcdefghijkmnpqrstuvwxyz23456789'
const length = 16
const groups = /.{4}(?=.)/g

/** A recovery code: 80 bits, so that a plain hash cannot be turned back by trying. */
const newCode = (): string =>
  Array.from(randomBytes(length), (byte) => characters[byte % characters.length])
    .join('')
    .replace(groups, '$&-')

/** A set of recovery codes, as people read them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: limits.secondFactor.recoveryCodes }, newCode)

/** What a person typed, without what only helps to read it. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '')

export const isRecoveryCode = (plain: string): boolean => plain.length === length

/** What is kept of a recovery code. */
export const recoveryHash = (personId: string, plain: string): string =>
  createHash('sha256').update(`${personId} ${plain}`).digest('base64url')
