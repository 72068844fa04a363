import { expect, test } from 'vitest'
import type { ProblemCode } from '../../../../contract/index.ts'
import { interactionOf, signInState, type SignInState } from './sign-in.ts'

const ready = signInState({ kind: 'loading' }, { kind: 'details', loginHint: null, demo: null, passkeys: true })
const refused = (code: ProblemCode, retryAfter?: number): SignInState =>
  signInState(signInState(ready, { kind: 'sent' }), {
    kind: 'refused',
    now: 1_000,
    failure: retryAfter === undefined ? { code } : { code, retryAfter },
  })

test('a wrong password leaves the form ready for another try at once', () => {
  expect(refused('identity/wrong-credentials')).toMatchObject({
    kind: 'ready',
    sending: false,
    waitUntil: null,
    failure: { code: 'identity/wrong-credentials' },
  })
})

test('a slowed sign-in waits as long as the server says', () => {
  expect(refused('identity/slowed', 12)).toMatchObject({ kind: 'ready', waitUntil: 13_000 })
  expect(refused('identity/slowed')).toMatchObject({ kind: 'ready', waitUntil: 6_000 })
})

test('an expired sign-in must start again, whether it is found at once or on sending', () => {
  expect(refused('identity/expired')).toEqual({ kind: 'expired' })
  expect(signInState({ kind: 'loading' }, { kind: 'untold', failure: { code: 'identity/expired' } })).toEqual({ kind: 'expired' })
})

test('the page knows its sign-in by its path', () => {
  expect(interactionOf('/realms/samara/interaction/abcDEF_123-456')).toBe('abcDEF_123-456')
  expect(interactionOf('/realms/samara/interaction/')).toBeNull()
  expect(interactionOf('/realms/samara/interaction/<script>')).toBeNull()
})

test('an account that wants a code is asked for it without a fault; a wrong one is asked for again, and the password is another step back', () => {
  const inNeed = refused('identity/code-needed')
  expect(inNeed).toMatchObject({ kind: 'ready', step: 'code', sending: false, failure: null })
  const wrong = signInState(inNeed, { kind: 'refused', now: 0, failure: { code: 'identity/wrong-code' } })
  expect(wrong).toMatchObject({ step: 'code', failure: { code: 'identity/wrong-code' } })
  expect(signInState(wrong, { kind: 'back' })).toMatchObject({ step: 'password', failure: null })
  expect(signInState(inNeed, { kind: 'refused', now: 0, failure: { code: 'identity/wrong-credentials' } })).toMatchObject({
    step: 'password',
  })
})

test('a passkey that the person puts away leaves the form as it was', () => {
  const waiting = signInState(ready, { kind: 'passkey-asked' })
  expect(waiting).toMatchObject({ passkey: true })
  expect(signInState(waiting, { kind: 'passkey-put-away' })).toEqual(ready)
  expect(signInState(waiting, { kind: 'refused', now: 0, failure: { code: 'identity/passkey-refused' } })).toMatchObject({
    passkey: false,
    failure: { code: 'identity/passkey-refused' },
  })
})
