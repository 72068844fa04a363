import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { temporaryInMemory } from './tools/temporary-in-memory.ts'

temporaryInMemory()

/**
 * Vitest alone would leave one core of two idle. Tests of the server wait
 * for a database and for clocks: more of them than cores run side by side.
 */
const cores = Math.max(2, availableParallelism())

/** Tests of whole processes, and calls by the thousand, take longest, however short their files are. */
const ofProcesses = /\/server\/[^/]+\.test\.ts$|\/fuzz\.test\.ts$/

/** Longest first, so that no core is idle at the end while the other works on. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => ofProcesses.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Two kinds of test: those that need nothing, and those of the server, on a real PostgreSQL that is started once for the run. */
export default defineConfig({
  test: {
    maxWorkers: cores,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bench,contract,src,tools,stories,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['src/app/journeys/**', 'tools/demo-large/**', '**/node_modules/**'],
          setupFiles: ['tools/whole-cases.ts'],
          isolate: false,
          unstubGlobals: true,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,demo,tools/demo-large}/**/*.test.ts'],
          globalSetup: ['server/testing/postgres.ts', 'server/testing/sentences/collect-texts.ts'],
          setupFiles: [
            'tools/whole-cases.ts',
            'server/testing/statements/check-statements.ts',
            'server/testing/sentences/check-answers.ts',
          ],
          pool: 'forks',
          // Tests make much that is soon over: with more room for new objects, the collector runs less often.
          execArgv: ['--max-semi-space-size=64'],
          maxWorkers: cores + 2,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What is waited for comes or does not come; a second would say how busy the machine is.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
