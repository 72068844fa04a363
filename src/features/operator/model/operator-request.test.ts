import { expect, test } from 'vitest'
import { daysOf, instantsOf, isFiltered, operatorAddress, operatorRequestOf } from './operator-request.ts'

const of = (address: string) => operatorRequestOf(new URLSearchParams(address))

test('an address keeps the filter, and what is unknown in it counts for nothing', () => {
  const request = of('tab=audit&store=ana-shop&kind=signed-in&from=2026-03-01&person=00000000-0000-4000-8000-000000000001&personName=Ana')
  expect(of(operatorAddress(request).toString())).toEqual(request)
  expect(request).toMatchObject({ tab: 'audit', store: 'ana-shop', kind: 'signed-in', personName: 'Ana' })
  expect(of('tab=nothing&store=No Shop&kind=signed-in&state=open&from=tomorrow&person=1&personName=x')).toEqual(of(''))
  expect(isFiltered(of('tab=health'))).toBe(false)
  expect(isFiltered(request)).toBe(true)
})

test('a day that is filtered until counts whole', () => {
  const { from, to } = instantsOf({ from: '2026-03-01', to: '2026-03-01' })
  expect(Date.parse(to!) - Date.parse(from!)).toBe(86_400_000)
  expect(instantsOf({ from: '', to: '2026-99-99' })).toEqual({})
})

test('the days of a filter are one range, also where an address holds one end alone', () => {
  const today = '2026-11-26'
  expect(daysOf({ from: '', to: '' }, today)).toBeNull()
  expect(daysOf({ from: '2026-03-01', to: '2026-03-04' }, today)).toEqual({ from: '2026-03-01', to: '2026-03-04' })
  expect(daysOf({ from: '2026-03-01', to: '' }, today)).toEqual({ from: '2026-03-01', to: today })
  expect(daysOf({ from: '', to: '2026-03-04' }, today)).toEqual({ from: '2016-03-04', to: '2026-03-04' })
})
