import { defineConfig } from '@playwright/test'
import { testChromium } from './tools/chromium.ts'

/** `tools/journeys.ts` sets these: free ports, and a folder that is thrown away. */
const port = process.env['JOURNEYS_PORT'] ?? '4490'
const simulatorPort = process.env['JOURNEYS_SIMULATOR_PORT'] ?? '4491'
const data = process.env['JOURNEYS_DATA'] ?? '.cache/journeys'
const address = `http://localhost:${port}`

/** Journeys: the built product as a merchant meets it, in the pinned browser, on a database of its own. */
export default defineConfig({
  testDir: 'src/app/journeys',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // One shop, one merchant: journeys follow each other.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? 'test-results/journeys.json' }]],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    locale: 'es-ES',
    timezoneId: 'America/Bogota',
    launchOptions: await testChromium(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${address}/readyz`,
    env: { PORT: port, SAMARA_URL: address, SAMARA_DATA: data, SAMARA_LOG: 'warn', SAMARA_SIMULATOR_PORT: simulatorPort, SAMARA_SIMULATOR_FAULTS: 'on' },
    stdout: 'pipe',
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
