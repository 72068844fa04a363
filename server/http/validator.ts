import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

const made = new WeakMap<TSchema, Validator>()

/** The validator of a schema: made with its first use and kept. Most calls of the contract come seldom, and a start needs none. */
export function validatorOf(schema: TSchema): Validator {
  const known = made.get(schema)
  if (known) return known
  const validator: Validator = Compile(schema)
  made.set(schema, validator)
  return validator
}
