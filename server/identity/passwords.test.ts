import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

test('a password matches its own hash and no other does', async () => {
  const hash = await hashPassword('correcto caballo')
  expect(await verifyPassword(hash, 'correcto caballo')).toBe(true)
  for (const other of ['', 'correcto caball', 'correcto caballo ', 'Correcto caballo'])
    expect(await verifyPassword(hash, other)).toBe(false)
})

test('the hash names its parameters and has a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('x'), hashPassword('x')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

test('the hash is the one that the standard defines for these parameters', async () => {
  const nonce = Buffer.from('0123456789abcdef')
  const tag = argon2Sync('argon2id', { message: Buffer.from('secreta'), nonce, parallelism: 1, tagLength: 32, memory: 8192, passes: 3 })
  const hash = `$argon2id$v=19$m=8192,t=3,p=1$${nonce.toString('base64').replace(/=/g, '')}$${tag.toString('base64').replace(/=/g, '')}`
  expect(await verifyPassword(hash, 'secreta')).toBe(true)
  expect(isOutdated(hash)).toBe(true)
  expect(isOutdated(await hashPassword('secreta'))).toBe(false)
})

test('an accent typed as one or two code points is the same password', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9'), 'cafe\u0301')).toBe(true)
})

test('a text that is no hash, or one that would stall the server, matches nothing', async () => {
  const absurd = [
    '',
    'secreta',
    '$argon2id$v=19$m=99999999,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg',
    '$2b$10$abcdefghijklmnopqrstuv',
  ]
  for (const hash of absurd) expect(await verifyPassword(hash, 'secreta')).toBe(false)
})

test('hashing leaves the event loop free', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  await Promise.all(Array.from({ length: 8 }, () => hashPassword('x')))
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(3)
})
