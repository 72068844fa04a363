import type { Edit } from '../../../../contract/index.ts'
import type { Draft } from './draft.ts'

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const areIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount)
const isAfter = (value: unknown): boolean => value === null || isCount(value)
const arePins = (value: unknown): boolean =>
  Array.isArray(value) && value.every((pin) => isObject(pin) && isCount(pin.product) && isCount(pin.position))
const areRules = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.soldOutLast === 'boolean' &&
  (value.inARow === null || (isObject(value.inARow) && typeof value.inARow.by === 'string' && isCount(value.inARow.most))) &&
  (value.newEvery === null || (isObject(value.newEvery) && isCount(value.newEvery.every) && isCount(value.newEvery.days)))
const areCriteria = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((criterion) => isObject(criterion) && typeof criterion.column === 'string' && typeof criterion.sort === 'string')

/** The fields that an edit of each kind must have. */
const holds: Record<Edit['kind'], (edit: Fields) => boolean> = {
  move: ({ products, after }) => areIds(products) && isAfter(after),
  pin: ({ pins }) => arePins(pins),
  release: ({ products }) => areIds(products),
  rules: ({ rules }) => areRules(rules),
  sort: ({ criteria }) => areCriteria(criteria),
  replace: ({ products, pins, rules }) =>
    areIds(products) && (pins === undefined || arePins(pins)) && (rules === undefined || areRules(rules)),
}

const isEdit = (value: unknown): value is Edit =>
  isObject(value) && typeof value.kind === 'string' && Object.hasOwn(holds, value.kind) && holds[value.kind as Edit['kind']](value)

/**
 * Reads a stored draft; null when the value is not a draft. The steps after the first one that this version
 * does not know are dropped: a later version of Samara wrote it, and the steps after it depend on it.
 */
export function keptDraft(value: unknown): Draft | null {
  if (!isObject(value)) return null
  const { version, edits, undone, at } = value
  if (!isCount(version) || !isCount(undone) || typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !Array.isArray(edits)) return null
  const strange = edits.findIndex((edit) => !isEdit(edit))
  const known = (strange < 0 ? edits : edits.slice(0, strange)) as Edit[]
  if (known.length === 0 && edits.length > 0) return null
  const done = edits.length - Math.min(undone, edits.length)
  return { version, edits: known, undone: Math.max(0, known.length - done), at }
}
