import { join } from 'node:path'
import { expect, test } from 'vitest'
import { behaviours } from '../server/platforms/behaviours.ts'
import { claimsIn, faultsOf, findClaims } from './behaviours.ts'
import { root } from './stage.ts'

const claims = (text: string) => claimsIn('a.test.ts', text).map(({ number, name, isTest }) => [number, name, isTest])
const two = [
  { number: 1, title: 'headers and host', must: 'It carries them.' },
  { number: 2, title: 'refused key', must: 'It stops.' },
]
const faults = (...texts: string[]) => faultsOf(two, claimsIn('a.test.ts', texts.join('\n')))
const [ofFirst, ofSecond] = ["test('behaviour 1, headers and host · both', …)", "test('behaviour 2, refused key · ends', …)"] as const

test('a title is read for the behaviour that it claims, wherever its line breaks', () => {
  expect(claims(ofFirst)).toEqual([[1, 'headers and host', true]])
  expect(claims(`test.each([[1], [2]])(\n  "behaviour 4, too many calls · the account's pause %i", …)`)).toEqual([
    [4, 'too many calls', true],
  ])
  expect(claims('it(`behaviour 22, tolerant reading · ${path}`, …)')).toEqual([[22, 'tolerant reading', true]])
  expect(claims("test('the account pauses', …) // behaviour 5, passing faults · not a title")).toEqual([])
})

test('the title of a group, or of a test that is skipped, proves nothing', () => {
  expect(claims("describe('behaviour 12, going on after a crash · a run', …)")).toEqual([[12, 'going on after a crash', false]])
  expect(faults(ofFirst, `test.${'skip'}('behaviour 2, refused key · ends', …)`)).toEqual([
    'No test proves behaviour 2, refused key: It stops.',
  ])
})

test('nothing is wrong where every behaviour has a test of its name', () => {
  expect(faults(ofFirst, ofSecond)).toEqual([])
})

test('a behaviour without a test is named, with what must happen', () => {
  expect(faults(ofFirst)).toEqual(['No test proves behaviour 2, refused key: It stops.'])
})

test('a test of a behaviour that is not in the list is named', () => {
  expect(faults(ofFirst, ofSecond, "test('behaviour 3, missing right · is named', …)")).toEqual(['a.test.ts: there is no behaviour 3.'])
})

test('a number with the name of another behaviour, or with none, is no proof', () => {
  expect(faults(ofFirst, "test('behaviour 2, headers and host · ends', …)")).toEqual([
    'a.test.ts: behaviour 2 is called "refused key", not "headers and host".',
    'No test proves behaviour 2, refused key: It stops.',
  ])
  expect(faults(ofFirst, "test('behaviour 2 · ends', …)")).toContain('a.test.ts: behaviour 2 is called "refused key", not "".')
})

test('the list counts from 1, and no two behaviours have one title', () => {
  expect(behaviours.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  expect(new Set(behaviours.map(({ title }) => title)).size).toBe(behaviours.length)
})

test('every behaviour of a correct connector has a test that names it, and no test names one that is not there', async () => {
  expect(faultsOf(behaviours, await findClaims(join(root, 'server')))).toEqual([])
})
