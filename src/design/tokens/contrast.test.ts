import { expect, test } from 'vitest'
import { bg, border, fg } from './colour.ts'
import { contrast, iconPairs, linePairs, shapePairs, textPairs } from './contrast.ts'

const themes = ['light', 'dark'] as const

test('contrast is what WCAG says on its own examples', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
})

test.each(themes)('in %s, every text is readable on every ground it stands on', (theme) => {
  const weak = textPairs
    .map(([ink, ground]) => ({ pair: `${ink} on ${ground}`, ratio: contrast(fg[ink][theme], bg[ground][theme]) }))
    .filter(({ ratio }) => ratio < 4.5)
  expect(weak).toEqual([])
})

test.each(themes)('in %s, every line and shape with a meaning has enough contrast', (theme) => {
  const lines = linePairs.map(([line, ground]) => [`${line} line on ${ground}`, border[line][theme], bg[ground][theme]] as const)
  const shapes = shapePairs.map(([shape, ground]) => [`${shape} on ${ground}`, bg[shape][theme], bg[ground][theme]] as const)
  const icons = iconPairs.map(([ink, ground]) => [`${ink} icon on ${ground}`, fg[ink][theme], bg[ground][theme]] as const)
  const weak = [...lines, ...shapes, ...icons]
    .map(([pair, one, other]) => ({ pair, ratio: contrast(one, other) }))
    .filter(({ ratio }) => ratio < 3)
  expect(weak).toEqual([])
})
