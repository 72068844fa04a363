import { expect, test } from 'vitest'
import { bg, border, fg } from './colour.ts'
import { designTokens, tokenFiles, type TokenFile } from './design-tokens.ts'
import { elevation } from './elevation.ts'

test.each(tokenFiles)('the design-token file %s on disk says what the tokens say', async (file) => {
  await expect(designTokens(file)).toMatchFileSnapshot(`./design-tokens/${file}.tokens.json`)
})

interface Token {
  path: string
  type: string
  value: unknown
}

/** Every token of a file, with the type that it has or inherits. */
function tokensOf(file: TokenFile): Token[] {
  const walk = (node: Record<string, unknown>, path: string[], inherited: string): Token[] => {
    const type = (node['$type'] as string | undefined) ?? inherited
    if ('$value' in node) return [{ path: path.join('.'), type, value: node['$value'] }]
    return Object.entries(node).flatMap(([name, child]) =>
      name.startsWith('$') ? [] : walk(child as Record<string, unknown>, [...path, name], type),
    )
  }
  return walk(JSON.parse(designTokens(file)) as Record<string, unknown>, [], '')
}

test('light and dark have the same tokens, one for every meaning', () => {
  const [light, dark] = [tokensOf('light'), tokensOf('dark')].map((tokens) => tokens.map(({ path }) => path))
  expect(light).toEqual(dark)
  expect(light).toHaveLength([bg, fg, border, elevation].flatMap((names) => Object.keys(names)).length)
})

const length = { value: expect.any(Number) as unknown, unit: 'px' }
const number = expect.any(Number) as unknown
const colour = expect.objectContaining({
  colorSpace: 'srgb',
  components: [number, number, number],
  hex: expect.stringMatching(/^#[\da-f]{6}$/) as unknown,
}) as unknown
const shapes: Record<string, unknown> = {
  color: colour,
  dimension: length,
  duration: { value: number, unit: 'ms' },
  cubicBezier: [number, number, number, number],
  fontFamily: expect.arrayContaining([expect.any(String)]) as unknown,
  fontWeight: number,
  typography: {
    fontFamily: '{family.sans}',
    fontSize: length,
    fontWeight: '{weight.normal}',
    letterSpacing: length,
    lineHeight: number,
  },
}
const shadow = { color: colour, offsetX: length, offsetY: length, blur: length, spread: length }

test.each(tokenFiles)('every token of %s has a type and a value of its shape', (file) => {
  for (const { path, type, value } of tokensOf(file)) {
    if (type === 'shadow') for (const layer of value as unknown[]) expect(layer, path).toEqual(shadow)
    else expect(value, path).toEqual(shapes[type] ?? `a shape for ${type}`)
  }
})

test('no name of a token holds a character that the format keeps for itself', () => {
  const names = tokenFiles.flatMap(tokensOf).flatMap(({ path }) => path.split('.'))
  expect(names.filter((name) => /[{}$.]/.test(name))).toEqual([])
})
