import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boundaries, findBreaches } from './boundaries.ts'
import { findNamingFaults } from './naming.ts'
import { root, runScript, type Stage, type StageResult } from './stage.ts'
import { findFirstLoadFaults } from './web/first-load.ts'

/** One law that holds or does not. */
async function oneLaw(script: string, args: readonly string[]): Promise<StageResult> {
  const { code, output } = await runScript(script, args)
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

export const types: Stage = {
  title: 'types',
  async run() {
    const { references } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8')) as { references: { path: string }[] }
    const result: StageResult = { passed: 0, failed: 0, output: '' }
    // One room after another: the largest needs a gigabyte.
    for (const { path } of references) {
      const { passed, failed, output } = await oneLaw('node_modules/typescript/bin/tsc', ['-p', path])
      result.passed += passed
      result.failed += failed
      if (failed > 0) result.output += `${path}\n${output}\n`
    }
    return result
  },
}

/** What is drawn in a browser; everything else is the other half. */
const drawn = ['src', 'stories', '.storybook', 'bench/list']

export const lint: Stage = {
  title: 'lint',
  async run() {
    const eslint = 'node_modules/eslint/bin/eslint.js'
    const strict = ['--max-warnings', '0']
    // One half after the other: the types of both at once need more memory than a process has.
    const halves = [await oneLaw(eslint, [...drawn, ...strict]), await oneLaw(eslint, ['.', ...drawn.flatMap((folder) => ['--ignore-pattern', `${folder}/`]), ...strict])]
    return halves.reduce((sum, half) => ({ passed: sum.passed + half.passed, failed: sum.failed + half.failed, output: sum.output + (half.failed > 0 ? half.output : '') }))
  },
}

export const rooms: Stage = {
  title: 'boundaries',
  async run() {
    const { breaches, modules } = await findBreaches()
    if (modules === 0) return { passed: 0, failed: 0, output: '' }
    const broken = new Set(breaches.map(({ rule }) => rule))
    const comments = new Map(boundaries.forbidden.map(({ name, comment }) => [name, comment ?? '']))
    return {
      passed: boundaries.forbidden.length - broken.size,
      failed: broken.size,
      output: breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to} (${comments.get(rule) ?? ''})`).join('\n'),
    }
  },
}

export const deadCode: Stage = {
  title: 'dead code',
  run: () => oneLaw('node_modules/knip/bin/knip.js', ['--no-progress']),
}

export const naming: Stage = {
  title: 'naming',
  async run() {
    const { faults, files } = await findNamingFaults()
    const faulty = new Set(faults.map(({ file }) => file))
    if (faults.length > 0) return { passed: 0, failed: faulty.size, output: faults.map(({ law, file, found }) => `${law}: ${file}: ${found}`).join('\n') }
    return { passed: files > 0 ? 1 : 0, failed: 0, output: '' }
  },
}

/** Server tests and journeys need it. In a process of its own: Vite sets NODE_ENV. */
export const webApp: Stage = { title: 'web app builds', run: () => oneLaw('tools/build.ts', []) }

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

/** The tests of one project of `vitest.config.ts`. */
const vitest = (title: string, project: string): Stage => ({
  title,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'samara-report-'))
    try {
      const file = join(folder, 'report.json')
      const { code, output } = await runScript('node_modules/vitest/vitest.mjs', ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
      const report = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as VitestReport | null
      if (report === null) return { passed: 0, failed: 1, output }
      const unread = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
      const failed = report.numFailedTests + unread
      return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(1, failed), output }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

export const unitTests = vitest('unit and property tests', 'unit')
export const serverTests = vitest('server tests', 'server')

/** A script of ours that ends with `SUMMARY {"passed":n,"failed":m}`. */
const summarised = (title: string, script: string): Stage => ({
  title,
  async run() {
    const { code, output } = await runScript(script)
    const told = output.split('\n').findLast((line) => line.startsWith('SUMMARY '))
    if (told === undefined) return { passed: 0, failed: 1, output }
    const { passed, failed } = JSON.parse(told.slice('SUMMARY '.length)) as { passed: number; failed: number }
    return { passed, failed: code === 0 ? failed : Math.max(1, failed), output }
  },
})

export const stories = summarised('stories and portraits', 'tools/portraits.ts')
export const journeys = summarised('journeys', 'tools/journeys.ts')
