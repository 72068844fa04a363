import { defineConfig } from '@playwright/test'
import { addressOf, ownServer, servers } from './src/app/journeys/servers.ts'
import { testChromium } from './tools/chromium.ts'

/** Journeys: the built product as a merchant meets it, in the pinned browser. */
export default defineConfig({
  testDir: 'src/app/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './src/app/journeys/ready.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // One server, one shop, one merchant for each worker: the journeys of a file follow each other, files run side by side.
  workers: servers.length,
  // Ends what hangs. How fast things are is measured elsewhere: a slow machine is no failure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? 'test-results/journeys.json' }]],
  use: {
    baseURL: addressOf(ownServer),
    viewport: { width: 1280, height: 800 },
    locale: 'es-ES',
    timezoneId: 'America/Bogota',
    launchOptions: await testChromium({ pictures: false }),
    // An action that hangs is named where it stands, not by the end of its journey.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // What was pressed and what was called. Films and copies of every page are work for the browser: they are there for `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  // Without an address to wait for they start side by side; what comes before the first journey waits for all of them.
  webServer: servers.map((server) => ({
    command: `"${process.execPath}" server/main.ts`,
    env: {
      PORT: String(server.port),
      SAMARA_URL: addressOf(server),
      SAMARA_DATA: server.data,
      SAMARA_LOG: 'warn',
      SAMARA_SIMULATOR_PORT: String(server.simulatorPort),
      SAMARA_SIMULATOR_FAULTS: 'on',
      SAMARA_OPERATORS: 'operadora@tienda.example',
      // Stores that are connected by their key: VTEX is the simulator, too.
      SAMARA_VTEX_URL: `http://127.0.0.1:${String(server.simulatorPort)}/{account}`,
      ...(server.database ? { DATABASE_URL: server.database.url, SAMARA_SECRET_KEY: server.database.secretKey } : {}),
    },
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
})
