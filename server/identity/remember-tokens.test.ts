import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memory, rememberTokens } from './remember-tokens.ts'
import type { SignedInPerson } from './tokens.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const person = (subject: string, until: Date): SignedInPerson => ({
  issuer: null,
  subject,
  email: null,
  emailVerified: false,
  name: subject,
  roles: [],
  session: null,
  until,
})

test('a token is verified once a minute, each token for itself', async () => {
  const verify = vi.fn(async (token: string) => person(token, inSeconds(3_600)))
  const remembered = rememberTokens(verify)
  for (const token of ['ana', 'ben', 'ana', 'ben']) expect((await remembered(token)).subject).toBe(token)
  expect(verify).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + memory.milliseconds + 1)
  await remembered('ana')
  expect(verify).toHaveBeenCalledTimes(3)
})

test('a token that has ended is verified again, and refused by that', async () => {
  const verify = vi.fn<(token: string) => Promise<SignedInPerson>>().mockResolvedValueOnce(person('ana', inSeconds(5)))
  verify.mockRejectedValue(new Error('expired'))
  const remembered = rememberTokens(verify)
  await remembered('ana')
  vi.setSystemTime(Date.now() + 5_000)
  await expect(remembered('ana')).rejects.toThrow('expired')
})

test('a token that was refused is looked at every time', async () => {
  const verify = vi.fn<(token: string) => Promise<SignedInPerson>>().mockRejectedValue(new Error('not yet'))
  const remembered = rememberTokens(verify)
  await expect(remembered('ana')).rejects.toThrow('not yet')
  await expect(remembered('ana')).rejects.toThrow('not yet')
  expect(verify).toHaveBeenCalledTimes(2)
})
