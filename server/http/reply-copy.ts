import type { TSchema } from 'typebox'
import { validatorOf } from './validator.ts'

type Copy = (value: unknown) => unknown

/** The parts of JSON Schema that replies are made of. */
interface Shape {
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Of several shapes the one that the value has. */
function copyOfUnion(variants: readonly TSchema[]): Copy | null {
  const shaped = variants.flatMap((variant) => {
    const copy = copyOf(variant)
    return copy ? [{ copy, variant }] : []
  })
  const [only] = shaped
  if (!only) return null
  if (shaped.length === 1) return (value) => (isObject(value) ? only.copy(value) : value)
  return (value) => (isObject(value) ? (shaped.find(({ variant }) => validatorOf(variant).Check(value))?.copy(value) ?? value) : value)
}

function copyOfObject(properties: Record<string, TSchema>): Copy {
  const parts = Object.entries(properties).map(([key, schema]) => ({ key, copy: copyOf(schema) }))
  return (value) => {
    if (!isObject(value)) return value
    const copied: Record<string, unknown> = {}
    for (const { key, copy } of parts) {
      const part = value[key]
      if (part !== undefined) copied[key] = copy ? copy(part) : part
    }
    return copied
  }
}

/** Null where there is nothing to leave out. */
function copyOf(schema: TSchema): Copy | null {
  const { properties, patternProperties, items, anyOf } = schema as Shape
  if (anyOf) return copyOfUnion(anyOf)
  if (properties) return copyOfObject(properties)
  if (items) {
    const copy = copyOf(items)
    return copy && ((value) => (Array.isArray(value) ? value.map(copy) : value))
  }
  const [entry] = Object.values(patternProperties ?? {})
  const copy = entry ? copyOf(entry) : null
  return copy && ((value) => (isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)])) : value))
}

/**
 * Copies of a reply what its schema names, so that nothing else leaves the
 * server. Made once for each schema: TypeBox's own `Value.Clean` needs 2.8 ms for
 * 50 publications, and writing them down 0.04 (2026-11-23).
 */
export function replyCopy(schema: TSchema): Copy {
  return copyOf(schema) ?? ((value) => value)
}
