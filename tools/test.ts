/** `npm test`: every check and every test. `npm test -- --changed`: those that the latest changes can have broken, within some minutes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedRun } from './changed/run.ts'
import { runStages, type Circumstances, type Step } from './stage.ts'
import {
  storybook,
  deadCode,
  firstLoad,
  format,
  journeyShop,
  journeysIn,
  lint,
  naming,
  importRules,
  serverTests,
  stories,
  types,
  unitTests,
  webApp,
} from './stages.ts'
import { temporaryInMemory } from './temporary-in-memory.ts'

/** What `tools/bootstrap.mjs` has taken to install the packages, when it did. */
const installSeconds = Number(process.env['BOOTSTRAP_INSTALL_SECONDS'] ?? 0)

// A test must never reach the database, the data or the provider of the person who runs it.
for (const name of Object.keys(process.env)) {
  if (/^(PORT|HOST|DATABASE_URL|OIDC_\w+|SAMARA_\w+|JOURNEYS_\w+)$/.test(name)) delete process.env[name]
}

temporaryInMemory()
const shop = mkdtempSync(join(tmpdir(), 'samara-journeys-'))
process.once('exit', () => rmSync(shop, { recursive: true, force: true }))

/**
 * What keeps one core busy goes beside what can use both, the shop of the journeys as well.
 * Tests that meet a clock, a database or a browser go alone, with as many workers as they like.
 */
const everything: Step[] = [
  [
    [format, lint, types],
    [naming, importRules, deadCode, webApp, firstLoad, storybook, journeyShop(shop), unitTests],
  ],
  [[serverTests]],
  [[stories]],
  [[journeysIn(shop)]],
]

const installed = installSeconds > 0 ? [{ title: 'packages installed', seconds: installSeconds }] : []
const {
  steps,
  before = [],
  ...circumstances
}: { steps: readonly Step[] } & Circumstances = process.argv.includes('--changed') ? await changedRun() : { steps: everything }
process.exitCode = await runStages(steps, { ...circumstances, before: [...installed, ...before] })
