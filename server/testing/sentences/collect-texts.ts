import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { textsOf } from './texts-of-source.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Pieces of English that stand in the product's source. */
    englishOfProduct: readonly string[]
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Files whose texts are not for a screen, or not ours: they travel as they are. */
const asTheyAre: Readonly<Record<string, string>> = {
  'server/mail/mail-texts.words.ts': 'messages, in the language of who receives them; operators read what was sent',
  'server/mail/notice-titles.words.ts': 'the same, of notices',
  'server/mail/payment-texts.words.ts': 'the same, of payments',
  'server/platforms/vtex/rights.ts': 'the names that VTEX itself gives its rights',
}
const ofTests = /\.(?:test|fixtures)\.ts$|^server\/testing\//

/** Reads, once before all server tests, the English that the server could send. */
export async function setup(project: TestProject): Promise<void> {
  const found = new Set<string>()
  for await (const file of glob('{server,contract}/**/*.ts', { cwd: root }))
    if (!ofTests.test(file) && !(file in asTheyAre))
      for (const text of await textsOf(file, await readFile(root + file, 'utf8'))) found.add(text)
  project.provide('englishOfProduct', [...found])
}
