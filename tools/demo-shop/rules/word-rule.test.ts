import { expect, test } from 'vitest'
import { categoryRules, remainder } from './category-rules.ts'
import { departments } from './category-tree.ts'
import { matcher } from './word-rule.ts'

test('words match as whole words, in the singular and plural', () => {
  const mug = matcher({ words: 'MUG' })
  expect(mug('Retro Coffee Mugs')).toBe(true)
  expect(mug('Smug Cat')).toBe(false)
})

test('words next to each other are a phrase; + joins what may stand apart', () => {
  expect(matcher({ words: 'CAKE TIN' })('Tin for a Cake')).toBe(false)
  expect(matcher({ words: 'CAKE+TIN' })('Tin for a Cake')).toBe(true)
})

test('ties to the start and the end of the name hold', () => {
  const wrap = matcher({ words: '^ WRAP | WRAP $' })
  expect([wrap('Wrap Cowboys'), wrap('Pink Polkadot Wrap'), wrap('Big Wrap Set')]).toEqual([true, true, false])
})

test('unless wins', () => {
  expect(matcher({ words: 'MUG', unless: 'WARMER' })('Office Mug Warmer')).toBe(false)
})

test('accents, apostrophes and hyphens do not hide a word', () => {
  expect(matcher({ words: 'CHILDRENS T LIGHT' })("Children's T-Light")).toBe(true)
})

test('every rule names a category of the tree, and every category has a rule', () => {
  const keys = new Set(departments.flatMap((department) => Object.keys(department.categories)))
  const named = new Set([...categoryRules.map((rule) => rule.to), remainder])
  expect(named).toEqual(keys)
})
