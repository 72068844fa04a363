import type { KeptPast } from '../../intelligence/kept-past.ts'

/** Columns of numbers, written as their kind and the numbers themselves. */
const kinds = { Int16Array, Float64Array } as const
type Kind = keyof typeof kinds
type Written = { kind: Kind; numbers: number[] }

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'kind' in value && 'numbers' in value && Object.keys(value).length === 2

/** A kept past as JSON. */
export const writtenPast = (past: KeptPast): string =>
  JSON.stringify(past, (_, value: unknown) =>
    value instanceof Int16Array || value instanceof Float64Array ? { kind: value.constructor.name, numbers: Array.from(value) } : value,
  )

export const readPast = (text: string): KeptPast =>
  JSON.parse(text, (_, value: unknown) => (isWritten(value) ? kinds[value.kind].from(value.numbers) : value)) as KeptPast
