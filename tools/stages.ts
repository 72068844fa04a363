import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boundaries, findBreaches } from './boundaries.ts'
import { shopFolder } from './journey-shop-folder.ts'
import { findNamingFaults } from './naming.ts'
import { root, runScript, type Stage, type StageResult } from './stage.ts'
import { findFirstLoadFaults } from './web/first-load.ts'

/** Checkers written in Go are soon over: collecting what they no longer need costs more than keeping it, as long as memory is there. */
const collectSeldom = { GOGC: '400', GOMEMLIMIT: '3GiB' }

/** One check: it passes or fails as a whole. */
async function oneCheck(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<StageResult> {
  const { code, output } = await runScript(script, args, env)
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** Every folder with a `tsconfig.json` of its own. */
export async function typedFolders(): Promise<string[]> {
  const { references } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8')) as { references: { path: string }[] }
  return references.map(({ path }) => path.replace(/^\.\//, ''))
}

/** The types of these folders, or of all. */
export const typesOf = (folders: () => Promise<readonly string[]>): Stage => ({
  title: 'types',
  async run() {
    const result: StageResult = { passed: 0, failed: 0, output: '' }
    // One checker: with more, each works out what the others know, which costs more than two cores give back (server: 9 s instead of 22).
    for (const path of await folders()) {
      const { passed, failed, output } = await oneCheck('node_modules/typescript-7/bin/tsc', ['-p', path, '--checkers', '1'], collectSeldom)
      result.passed += passed
      result.failed += failed
      if (failed > 0) result.output += `${path}\n${output}\n`
    }
    return result
  },
})
export const types = typesOf(typedFolders)

/** Lints these files, or all when none is named, with the rules that need types (`oxlint.config.ts`). */
export const lintOf = (files: readonly string[]): Stage => ({
  title: 'lint',
  // One core, for the same reason: the other core has the other track.
  run: () => oneCheck('node_modules/oxlint/bin/oxlint', ['--threads', '1', ...files], { GOMAXPROCS: '1', ...collectSeldom }),
})
export const lint = lintOf([])

/** Every file is formatted: `npm run format` does it. */
export const format: Stage = {
  title: 'format',
  run: () => oneCheck('node_modules/oxfmt/bin/oxfmt', ['--check', '.']),
}

/** Who imports whom, in a tree that was looked at before or is looked at now. */
export const importRulesOf = (look: () => ReturnType<typeof findBreaches>): Stage => ({
  title: 'boundaries',
  async run() {
    const { breaches, modules } = await look()
    if (modules === 0) return { passed: 0, failed: 0, output: '' }
    const broken = new Set(breaches.map(({ rule }) => rule))
    const comments = new Map(boundaries.forbidden.map(({ name, comment }) => [name, comment ?? '']))
    return {
      passed: boundaries.forbidden.length - broken.size,
      failed: broken.size,
      output: breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to} (${comments.get(rule) ?? ''})`).join('\n'),
    }
  },
})
export const importRules = importRulesOf(() => findBreaches())

export const deadCode: Stage = {
  title: 'dead code',
  run: () => oneCheck('node_modules/knip/bin/knip.js', ['--no-progress']),
}

export const naming: Stage = {
  title: 'naming',
  async run() {
    const { faults, files } = await findNamingFaults()
    const faulty = new Set(faults.map(({ file }) => file))
    if (faults.length > 0)
      return { passed: 0, failed: faulty.size, output: faults.map(({ rule, file, found }) => `${rule}: ${file}: ${found}`).join('\n') }
    return { passed: files > 0 ? 1 : 0, failed: 0, output: '' }
  },
}

/** Server tests and journeys need it. In a process of its own: Vite sets NODE_ENV. */
export const webApp: Stage = { title: 'web app builds', run: () => oneCheck('tools/build.ts', []) }

/** What opening the front page may cost. */
export const firstLoad: Stage = {
  title: 'first load',
  async run() {
    const { faults } = await findFirstLoadFaults(join(root, 'dist'))
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, output: faults.join('\n') }
  },
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The tests of one project of `vitest.config.ts`, or only these files of it. */
const vitest = (title: string, project: string, files: readonly string[] = []): Stage => ({
  title,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'samara-report-'))
    try {
      const file = join(folder, 'report.json')
      const { code, output } = await runScript('node_modules/vitest/vitest.mjs', [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...files,
      ])
      const report = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as VitestReport | null
      if (report === null) return { passed: 0, failed: 1, output }
      const unread = report.testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      ).length
      const failed = report.numFailedTests + unread
      return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(1, failed), output }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

export const unitTestsOf = (files: readonly string[]) => vitest('unit and property tests', 'unit', files)
export const serverTestsOf = (files: readonly string[]) => vitest('server tests', 'server', files)
export const unitTests = unitTestsOf([])
export const serverTests = serverTestsOf([])

/** A script of ours that ends with `SUMMARY {"passed":n,"failed":m}`. */
const summarised = (title: string, script: string, args: readonly string[], env: Record<string, string> = {}): Stage => ({
  title,
  async run() {
    const { code, output } = await runScript(script, args, env)
    const summary = output.split('\n').findLast((line) => line.startsWith('SUMMARY '))
    if (summary === undefined) return { passed: 0, failed: 1, output }
    const { passed, failed } = JSON.parse(summary.slice('SUMMARY '.length)) as { passed: number; failed: number }
    return { passed, failed: code === 0 ? failed : Math.max(1, failed), output }
  },
})

/** Builds Storybook that the stories are looked at in. One thread's work for the most part: something else fits beside it. */
export const storybook: Stage = {
  title: 'Storybook builds',
  run: () => oneCheck('node_modules/storybook/dist/bin/dispatcher.js', ['build', '-o', 'storybook-static', '--quiet']),
}
/** The stories of these files, or all, in Storybook as it was built. */
export const storiesOf = (files: readonly string[]) => summarised('stories and snapshots', 'tools/snapshots.ts', ['--only-tests', ...files])
export const journeysOf = (files: readonly string[]) => summarised('journeys', 'tools/journeys.ts', files)
/** The shop of the journeys is put in beforehand, in this folder: one core's work, which fits beside something else. */
export const journeyShop = (folder: string): Stage => ({
  title: 'the shop of the journeys',
  run: () => oneCheck('tools/fill-journey-shop.ts', [folder]),
})
export const journeysIn = (folder: string) => summarised('journeys', 'tools/journeys.ts', [], { [shopFolder]: folder })
export const stories = storiesOf([])
