import { defineConfig } from 'vitest/config'

/** Two kinds of test: those that need nothing, and those of the server, on a real PostgreSQL that is started once for the run. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,src,tools,stories,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['src/app/journeys/**', 'tools/demo-large/**', '**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,tools/demo-large}/**/*.test.ts'],
          globalSetup: ['server/testing/postgres.ts'],
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
