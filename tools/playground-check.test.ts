import { expect, test } from 'vitest'
import { requirementsOfPlayground } from './playground-check.ts'

const entryPoint = "export { sealSizes, sealTones, type SealSize } from './seal.variants.ts'\nexport { Seal } from './seal.tsx'"
const unmet = (stories: string): string[] =>
  requirementsOfPlayground(entryPoint, stories).flatMap(([requirement, met]) => (met ? [] : [requirement]))
const more = '\n\nexport const Snapshot: Story = { render: () => <Seal tone={choice(sealTones)} /> }'

test('a Playground with a choice of every variant has all that it needs', () => {
  expect(
    unmet(`export const Playground: Story = playground({ tone: choice(sealTones), size: choice(sealSizes), wide: toggle })${more}`),
  ).toEqual([])
})

test('a component without a Playground is named', () => {
  expect(unmet(more)).toEqual(['a story named Playground'])
})

test('a Playground without a control is named', () => {
  expect(unmet(`export const Playground: Story = {}${more}`)[0]).toBe('a control in its Playground')
})

test('a variant that the Playground does not offer is named', () => {
  expect(unmet(`export const Playground: Story = playground({ tone: choice(sealTones) })${more}`)).toEqual([
    'choice(sealSizes) in its Playground',
  ])
})
