import { assembleSamara, type TestOptions, type TestSamara } from './assemble.ts'
import { migratedDatabase } from './postgres.ts'

export type { TestSamara }

/** A server on a database of its own; `through` may lead the connection to the database another way. */
export async function startTestSamara(
  options: TestOptions & { through?: (databaseUrl: string) => Promise<string> } = {},
): Promise<TestSamara> {
  const { url, drop } = await migratedDatabase()
  const samara = await assembleSamara((await options.through?.(url)) ?? url, options)
  return {
    ...samara,
    async close() {
      await samara.close()
      await drop()
    },
  }
}
