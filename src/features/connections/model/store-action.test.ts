import { expect, test } from 'vitest'
import { ownStore } from '../connections.fixtures.ts'
import { isNameOf } from './store-action.ts'

test('a store is taken away only where its whole name was typed', () => {
  expect(isNameOf(ownStore, ` ${ownStore.displayName} `)).toBe(true)
  expect(isNameOf(ownStore, ownStore.displayName.toLowerCase())).toBe(false)
  expect(isNameOf(ownStore, '')).toBe(false)
})
