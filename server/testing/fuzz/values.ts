import fc, { type Arbitrary } from 'fast-check'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** Values that a field of this name takes and that are there, so that good calls get past the first checks. */
export type Known = Record<string, readonly unknown[]>

interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minItems?: number
  maxItems?: number
}

const longest = 12

/** Texts by what they must fit: working out how takes long, and many fields are alike. */
const texts = new Map<string, Arbitrary<string>>()

/** Text that a pattern takes, as far as it is found soon; else anything. */
function textOf({ pattern, minLength = 0, maxLength = 40 }: Shape): Arbitrary<string> {
  if (pattern === undefined) return fc.string({ minLength, maxLength: Math.min(maxLength, 60) })
  const key = `${pattern} ${minLength} ${maxLength}`
  const before = texts.get(key)
  if (before) return before
  const fits = new RegExp(pattern, 'u')
  const text = fc
    .stringMatching(fits, { maxLength: 40 })
    .map((found) => found.slice(0, maxLength))
    .filter((found) => found.length >= minLength && fits.test(found))
  texts.set(key, text)
  return text
}

/** Numbers at the bounds, and within. */
const numberOf = ({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1, type }: Shape): Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(minimum, maximum, Math.min(minimum + 1, maximum)),
    type === 'number' ? fc.double({ min: minimum, max: maximum, noNaN: true }) : fc.integer({ min: minimum, max: maximum }),
  )

/** What a schema takes: where `sure` only values that are there, else mostly these, sometimes any, and those at its bounds. */
export function goodOf(schema: TSchema, known: Known, sure: boolean, name = ''): Arbitrary<unknown> {
  const inner = (one: unknown, of = name) => goodOf(one as TSchema, known, sure, of)
  // Names mean different things in different places.
  const there = known[name]?.filter((value) => Check(schema, value)) ?? []
  if (there.length > 0 && sure) return fc.constantFrom(...there)
  const any = anyOf(schema, inner, name)
  return there.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: any }) : any
}

function anyOf(shape: Shape, inner: (one: unknown, name?: string) => Arbitrary<unknown>, name: string): Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => inner(one)))
  switch (shape.type) {
    case 'object': {
      const { properties = {}, required = [] } = shape
      return fc.record(Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, inner(one, key)])), {
        requiredKeys: required,
      })
    }
    case 'array':
      return fc.array(inner(shape.items ?? {}, `${name}[]`), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? longest, longest),
      })
    case 'string':
      return textOf(shape)
    case 'integer':
    case 'number':
      return numberOf(shape)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constant(undefined)
  }
}

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** Values that no schema is made for. */
export const badValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    '',
    ' ',
    '0',
    '-1',
    [],
    {},
    [[]],
    'null',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfffy',
    '\u202e\ufeff',
    "'; drop table products; --",
    '../../etc/passwd',
    '%00',
    '0x10',
    '1e3',
    '2026-02-30T25:61:00Z',
    '9999-99-99',
    '+275760-09-13T00:00:00.001Z',
    '-271821-04-20T00:00:00Z',
    '0000-00-00',
  ),
  fc.constantFrom(
    0,
    -0,
    -1,
    1.5,
    32_768,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 32,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    1e21,
    1e308,
    5e-324,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 100, max: 3_000 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 10, max: 2_000 }).map(deep),
  fc.array(fc.integer(), { maxLength: 2_000 }),
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
)

interface Holder {
  get: () => unknown
  set: (value: unknown) => void
  drop: () => void
}

/** Every place within a value that can be changed. In one list: values may be thousands of levels deep. */
function placesIn(value: unknown): Holder[] {
  const places: Holder[] = []
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const record = next as Record<string, unknown>
    for (const key of Object.keys(record)) {
      places.push({ get: () => record[key], set: (given) => void (record[key] = given), drop: () => void delete record[key] })
      open.push(record[key])
    }
  }
  return places
}

/** A change that mostly breaks a schema: a value that is none, something missing, something more, an array instead of an object. */
export const breaking: Arbitrary<(given: unknown) => unknown> = fc
  .record({ how: fc.constantFrom('bad', 'bad', 'bad', 'drop', 'add', 'wrap', 'twice', 'whole'), at: fc.nat(1_000), value: badValue })
  .map(({ how, at, value }) => (given) => {
    const copy = structuredClone(given)
    const places = placesIn(copy)
    const place = places[at % Math.max(1, places.length)]
    if (how === 'whole' || !place) return value
    if (how === 'drop') place.drop()
    else if (how === 'add') Object.assign(copy as object, { surprise: value, constructor: value })
    else if (how === 'wrap') place.set([place.get()])
    else if (how === 'twice')
      place.set(Array.isArray(place.get()) ? [...(place.get() as unknown[]), ...(place.get() as unknown[])] : [place.get(), place.get()])
    else place.set(value)
    return copy
  })
