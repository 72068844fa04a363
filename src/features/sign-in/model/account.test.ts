import { expect, test } from 'vitest'
import { accountPageOf, accountState, firstAccountState } from './account.ts'

const code = 'a'.repeat(32)
const link = { purpose: 'password', email: 'ana@tienda.es' } as const
const request = firstAccountState('forgotten', null)

test('an address is a page of accounts, with the code of its link, or none', () => {
  expect(accountPageOf('/realms/samara/account/register', '')).toEqual({ page: 'register', code: null })
  expect(accountPageOf('/realms/samara/account/link/', `#${code}`)).toEqual({ page: 'link', code })
  expect(accountPageOf('/realms/samara/account/link', '#short')).toEqual({ page: 'link', code: null })
  expect(accountPageOf('/realms/samara/interaction/abc', '')).toBeNull()
})

test('a link without a code, or with a used one, has expired', () => {
  expect(firstAccountState('link', null)).toEqual({ kind: 'expired' })
  const loading = firstAccountState('link', code)
  const expired = { code: 'identity/link-expired' } as const
  expect(accountState(loading, { kind: 'unknown', failure: expired })).toEqual({ kind: 'expired' })
  const form = accountState(loading, { kind: 'known', link })
  expect(accountState(form, { kind: 'refused', failure: expired, now: 0 })).toEqual({ kind: 'expired' })
})

test('a refused password leaves the form ready for another try', () => {
  const form = accountState(accountState({ kind: 'loading' }, { kind: 'known', link }), { kind: 'sending' })
  const failure = { code: 'identity/common-password' } as const
  expect(accountState(form, { kind: 'refused', failure, now: 0 })).toEqual({ kind: 'link', link, sending: false, failure })
})

test('who asks for too many messages waits as long as the server says', () => {
  const slowed = { code: 'identity/slowed', retryAfter: 60 } as const
  expect(accountState(request, { kind: 'refused', failure: slowed, now: 1_000 })).toMatchObject({ waitUntil: 61_000, failure: slowed })
  expect(accountState(request, { kind: 'refused', failure: { code: 'network/unreachable' }, now: 1_000 })).toMatchObject({
    waitUntil: null,
    sending: false,
  })
})
