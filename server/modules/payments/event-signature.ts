import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that a signed event is taken for. */
export const eventTolerance = 300

const hash = (body: Buffer, at: number, secret: string): Buffer => createHmac('sha256', secret).update(`${at}.`).update(body).digest()

/** Signs an event: `t=…,v1=…`, as Stripe does. */
export const signEvent = (body: Buffer, at: Date, secret: string): string => {
  const seconds = Math.floor(at.getTime() / 1_000)
  return `t=${seconds},v1=${hash(body, seconds, secret).toString('hex')}`
}

/** Whether an event was signed with the secret, not long ago. */
export function isSigned(body: Buffer, signature: string | undefined, secret: string, now: Date): boolean {
  const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (given === '') return false
  if (Math.abs(now.getTime() / 1_000 - Number(at)) > eventTolerance) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), hash(body, Number(at), secret))
}
