import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that need nothing but the mutated files: they take seconds, and hundreds of mutants are held against them. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['contract/**/*.test.ts', 'server/modules/publication/{*.plan,compare-orderings,displaced}.test.ts'],
    setupFiles: ['../whole-cases.ts', 'same-cases.ts'].map((file) => join(import.meta.dirname, file)),
    testTimeout: 60_000,
  },
})
