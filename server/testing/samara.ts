import { assembleSamara, type TestOptions, type TestSamara } from './assemble.ts'
import { migratedDatabase } from './postgres.ts'

export type { TestSamara }

/** A server on a database of its own; `through` may lead the connection to the database another way. */
export async function startTestSamara(
  options: TestOptions & { through?: (databaseUrl: string) => Promise<string> } = {},
): Promise<TestSamara> {
  const { url, directUrl, drop } = await migratedDatabase()
  const through = (await options.through?.(url)) ?? url
  const samara = await assembleSamara(through, { ...options, directUrl: directUrl === url ? through : directUrl })
  return {
    ...samara,
    async close() {
      await samara.close()
      await drop()
    },
  }
}
