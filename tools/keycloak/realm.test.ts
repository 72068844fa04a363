import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Realm {
  users: { username: string; requiredActions?: string[] }[]
}

test('whoever signs in with a password of the realm file, which everybody can read, must change it at once', () => {
  const { users } = JSON.parse(readFileSync(new URL('../../identity/keycloak/samara-realm.json', import.meta.url), 'utf8')) as Realm
  expect(users.map(({ username }) => username)).toEqual(['owner', 'partner', 'operator'])
  // Keycloak's import leaves `temporary` of a credential out of account.
  expect(users.filter(({ requiredActions }) => !requiredActions?.includes('UPDATE_PASSWORD'))).toEqual([])
})
