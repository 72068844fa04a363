import { fileURLToPath } from 'node:url'
import { PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { afterAll } from 'vitest'
import { type Reading, readStatement } from './one-store.ts'

/**
 * Looks at every statement that the product sends while tests run: see {@link readStatement}. A file of tests that made it
 * send one that is not held to one store fails, with the place in the code. What tests send themselves is not looked at.
 */
interface Watch {
  readings: Map<string, Reading>
  found: Map<string, string>
  /** Statements of Kysely, which are looked at as they are made. */
  compiled: Set<string>
}

declare global {
  var statementWatch: Watch | undefined
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const ours = /^([^\s):]+\.ts):(\d+)/
const ofTests =
  /\.(?:test|fixtures)\.ts$|^server\/testing\/|^server\/platforms\/simulator\/|^server\/database\/(?:(?:migrate|distribute)\.ts$|backup\/)|^(?:tools|bench|demo)\//
/** Frames between a sender and its statement. */
const between = /node_modules|server\/testing\/statements\/|server\/database\/prepared\.ts/

/** The place in the product that sends the present statement; undefined where a test does, or a migration, which changes every store. */
function sender(): string | undefined {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 60
  const lines = (new Error().stack ?? '').split('\n')
  Error.stackTraceLimit = stackTraceLimit
  for (const line of lines) {
    if (between.test(line)) continue
    const found = line.includes(root) ? ours.exec(line.slice(line.indexOf(root) + root.length)) : null
    if (found) return ofTests.test(found[1]!) ? undefined : `${found[1]!}:${found[2]!}`
  }
  return undefined
}

function look({ readings, found }: Watch, text: string, values: readonly unknown[]): void {
  let reading = readings.get(text)
  if (reading === undefined) readings.set(text, (reading = readStatement(text)))
  const stores = new Set(reading.stores.map((number) => values[number - 1]))
  if (reading.faults.length === 0 && stores.size <= 1) return
  const place = sender()
  const faults = reading.faults.length > 0 ? reading.faults : ['more than one store']
  if (place !== undefined) found.set(`${place} ${text}`, `${place}: ${faults.join('; ')}\n    ${text.trim().replaceAll(/\s+/g, ' ')}`)
}

function watchStatements(): Watch {
  const watch: Watch = { readings: new Map(), found: new Map(), compiled: new Set() }
  // Kysely compiles a statement while its sender is still on the stack.
  const compile = PostgresQueryCompiler.prototype.compileQuery
  PostgresQueryCompiler.prototype.compileQuery = function (...given) {
    const compiled = compile.apply(this, given)
    look(watch, compiled.sql, compiled.parameters)
    watch.compiled.add(compiled.sql)
    return compiled
  }
  for (const prototype of [pg.Client.prototype, pg.Pool.prototype] as { query: unknown }[]) {
    const query = prototype.query as (...given: unknown[]) => unknown
    prototype.query = function (this: unknown, ...given: unknown[]) {
      const [text, values] = given
      if (typeof text === 'string' && !watch.compiled.has(text)) look(watch, text, Array.isArray(values) ? values : [])
      return query.apply(this, given)
    }
  }
  return watch
}

const watch = (globalThis.statementWatch ??= watchStatements())

afterAll(() => {
  const found = [...watch.found.values()].sort()
  watch.found.clear()
  if (found.length > 0) throw new Error(`Statements that are not held to one store:\n${found.join('\n')}`)
})
