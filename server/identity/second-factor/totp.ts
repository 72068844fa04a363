import { Secret, TOTP } from 'otpauth'
import { limits, product } from '../../../contract/index.ts'

const seconds = 30
/** Steps of time before and after the present one whose codes are taken: clocks differ, and typing takes a while. */
const window = 1

// What every authenticator app understands; most of them leave other values unread.
const totp = (key: string, label: string) =>
  new TOTP({
    issuer: product.name,
    label,
    algorithm: 'SHA1',
    digits: limits.secondFactor.digits,
    period: seconds,
    secret: Secret.fromBase32(key),
  })

/** A new key for an authenticator app, in base32. */
export const newKey = (): string => new Secret({ size: 20 }).base32

/** What a QR code has to hold so that an app takes the key over. */
export const setUpAddress = (key: string, email: string): string => totp(key, email).toString()

/** The step of time that a code belongs to; null where it is none of the key, or too far from now. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const away = totp(key, '').validate({ token: code, timestamp, window })
  return away === null ? null : Math.floor(timestamp / 1000 / seconds) + away
}
