import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconPairs, textPairs } from '../src/design/tokens/contrast.ts'
import { bg, fg } from '../src/design/tokens/index.ts'
import { colourPairs, looksOf, pairsOf } from './colour-pairs.ts'
import { root } from './stage.ts'

const inks = new Set(Object.keys(fg))
const grounds = new Set(Object.keys(bg))

test('every ink on a ground that a component puts on one element is measured', async () => {
  const measured = new Set([...textPairs, ...iconPairs].map(([ink, ground]) => `${ink} on ${ground}`))
  const pairs = await colourPairs(join(root, 'src/design'), inks, grounds)
  expect(pairs.length).toBeGreaterThan(40)
  expect(pairs.filter(({ ink, ground }) => !measured.has(`${ink} on ${ground}`)).map(({ at }) => at)).toEqual([])
})

const pairsIn = (code: string) =>
  looksOf(code).flatMap((look) => pairsOf(look, inks, grounds).map(({ ink, ground }) => `${ink} on ${ground}`))

test.each([
  ['a class name', '<p className="bg-surface text-sm text-muted" />', ['muted on surface']],
  ['an array of classes', "const look = ['bg-accent', 'text-on-accent']", ['on-accent on accent']],
  ['a state that changes the ground', "const look = 'text-default bg-surface hover:bg-hover'", ['default on surface', 'default on hover']],
  ['a state that changes the ink', "const look = 'bg-surface text-muted hover:text-default'", ['muted on surface', 'default on surface']],
  [
    'a state within a state',
    "const look = 'bg-surface text-muted hover:bg-hover hover:active:text-danger'",
    ['muted on surface', 'danger on hover', 'muted on hover'],
  ],
  ['what is joined at times', "cx('bg-surface', on && 'text-accent')", ['accent on surface']],
  [
    'a choice and its base',
    "const tones = { a: 'text-danger' } as const; cva('bg-raised', { variants: { tone: tones } })",
    ['danger on raised'],
  ],
  [
    'two choices of different kinds',
    "cva('', { variants: { tone: { a: 'text-info' }, on: { true: ['bg-sunken'] } } })",
    ['info on sunken'],
  ],
])('%s is read', (_, code, expected) => {
  expect([...new Set(pairsIn(code))]).toEqual(expected)
})

test.each([
  ['what is out of use', "const look = 'bg-surface disabled:text-disabled disabled:bg-disabled'"],
  ['what a parent puts out of use', "const look = 'text-on-accent group-disabled/switch:bg-surface'"],
  ['a ground that is not known', "const look = 'bg-neutral-mark checked:bg-current checked:text-on-accent'"],
  ['what is painted elsewhere', "const look = 'bg-surface placeholder:text-subtle before:text-danger'"],
  ['sizes and places', "const look = 'bg-surface text-sm text-center'"],
])('%s is no pair', (_, code) => {
  expect(pairsIn(code)).toEqual([])
})
