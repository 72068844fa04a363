import { expect, test } from 'vitest'
import type { Invitation } from '../../../../contract/index.ts'
import { afterFailure, invitationCode, wayOf } from './invitation-state.ts'

const invitation: Invitation = {
  email: 'pia@shop.example',
  inviter: 'Ana',
  storeName: 'Regalos',
  role: 'partner',
  limits: { categories: null, brands: null, approval: false },
  expiresAt: '2026-11-28T10:00:00Z',
  account: 'new',
}

test('a code is only what a link can hold', () => {
  expect(invitationCode(`#${'a'.repeat(32)}`)).toBe('a'.repeat(32))
  for (const other of ['', '#', `#${'a'.repeat(31)}`, `#${'a'.repeat(31)}<`, 'a'.repeat(32)]) expect(invitationCode(other)).toBeNull()
})

test('a stranger registers, who has an account signs in, and the receiver accepts', () => {
  expect(wayOf(invitation, null)).toBe('register')
  expect(wayOf({ ...invitation, account: 'known' }, null)).toBe('sign-in')
  expect(wayOf({ ...invitation, account: 'elsewhere' }, null)).toBe('sign-in')
  expect(wayOf(invitation, 'Pia@Shop.Example')).toBe('accept')
  expect(wayOf(invitation, 'eve@shop.example')).toBe('other-account')
})

test('a refusal ends the invitation or leaves it to be tried again', () => {
  const open = { kind: 'open', invitation, busy: true, failure: null } as const
  expect(afterFailure(open, { code: 'invitation/used' })).toEqual({ kind: 'ended', failure: { code: 'invitation/used' } })
  expect(afterFailure(open, { code: 'network/unreachable' })).toEqual({ ...open, busy: false, failure: { code: 'network/unreachable' } })
  expect(afterFailure({ kind: 'loading' }, { code: 'network/unreachable' })).toEqual({
    kind: 'failed',
    failure: { code: 'network/unreachable' },
  })
})
