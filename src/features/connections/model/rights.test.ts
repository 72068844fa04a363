import { expect, test } from 'vitest'
import type { PlatformRight } from '../../../../contract/index.ts'
import { missingFirst, missingOf, placeOf, suffices } from './rights.ts'

const right = (feature: PlatformRight['feature'], result: PlatformRight['result'] = 'allowed'): PlatformRight => ({
  feature,
  result,
  right: 'Catalog / Content / Brands',
})

test('a store can do without sales, but not without its products', () => {
  expect(suffices([right('products'), right('sales', 'forbidden'), right('stock', 'unknown')])).toBe(true)
  expect(suffices([right('products', 'forbidden'), right('sales')])).toBe(false)
})

test('what is missing stands on top', () => {
  const rights = [right('account'), right('sales', 'forbidden'), right('brands', 'unknown')]
  expect(missingFirst(rights).map(({ feature }) => feature)).toEqual(['sales', 'account', 'brands'])
  expect(missingOf(rights)).toHaveLength(1)
})

test('a right is named by the way to it', () => {
  expect(placeOf(right('brands'))).toBe('Catalog › Content › Brands')
})
