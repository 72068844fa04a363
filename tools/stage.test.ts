import { expect, test } from 'vitest'
import { heldBy } from './stage-memory.ts'
import { runStages, type Circumstances, type Stage, type StageResult, type Step } from './stage.ts'

const stage = (title: string, result: StageResult): Stage => ({ title, run: () => Promise.resolve(result) })
const good: StageResult = { passed: 1, failed: 0, output: '' }

async function run(steps: Step[], circumstances: Circumstances = {}): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await runStages(steps, { ...circumstances, print: (line) => lines.push(line) })
  return { code, lines }
}

test('the last line counts everything, alone and plain', async () => {
  const { code, lines } = await run([
    [[stage('one', { passed: 2, failed: 0, output: 'quiet' })]],
    [[stage('two', { passed: 3, failed: 0, output: '' })]],
  ])
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('5 passed, 0 failed')
  expect(lines.join('\n')).not.toContain('quiet')
})

test('a failing stage is shown in full, the others still run, and the run fails', async () => {
  const { code, lines } = await run([
    [[stage('one', { passed: 1, failed: 2, output: 'what went wrong' }), stage('beside', good)]],
    [[stage('two', { passed: 3, failed: 0, output: '' })]],
  ])
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('what went wrong')
  expect(lines.at(-1)).toBe('5 passed, 2 failed')
})

test('a stage that tests nothing has failed', async () => {
  const { code, lines } = await run([[[stage('empty', { passed: 0, failed: 0, output: '' })]]])
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('Nothing was tested here.')
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})

test('a stage that breaks has failed, and says why', async () => {
  const { code, lines } = await run([[[{ title: 'broken', run: () => Promise.reject(new Error('no browser: set CHROMIUM_PATH')) }]]])
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('no browser: set CHROMIUM_PATH')
})

test('the stages of a track follow each other, the tracks of a step run side by side, and the steps follow each other', async () => {
  const events: string[] = []
  const first = Promise.withResolvers<null>()
  const noting = (title: string, until: Promise<unknown>): Stage => ({
    title,
    async run() {
      events.push(`${title} begins`)
      await until
      events.push(`${title} ends`)
      return good
    },
  })
  // The first track waits for the second: if they did not run side by side, this would never end.
  const freeing: Stage = { title: 'c', run: () => (first.resolve(null), Promise.resolve(good)) }
  const { lines } = await run([
    [[noting('a', first.promise), noting('b', Promise.resolve())], [freeing]],
    [[noting('d', Promise.resolve())]],
  ])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'd begins', 'd ends'])
  expect(lines[0]).toBe('… a, b | c')
})

test('before the last line stands what each stage took, and what took its time before them', async () => {
  const { lines } = await run([[[stage('one', good)], [stage('two', good)]]], { before: [{ title: 'packages installed', seconds: 61.25 }] })
  const table = lines
    .slice(
      lines.findIndex((line) => line.includes('seconds')),
      -1,
    )
    .filter((line) => line !== '')
  expect(table.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['seconds', 'MB', 'stage'],
    ['61.3', 'packages installed'],
    [expect.stringMatching(/^\d+\.\d$/), 'one'],
    [expect.stringMatching(/^\d+\.\d$/), 'two'],
    [expect.stringMatching(/^\d+\.\d$/), 'all of it'],
  ])
})

test('what there was no time for, and what was left out on purpose, is reported before the last line', async () => {
  const { lines } = await run([[[stage('one', good)]], [[stage('two', good)], [stage('three', good)]]], {
    beginWithin: -1,
    leftOut: ['Left out: all of it.'],
  })
  expect(lines.slice(-5)).toEqual([
    'Left out: all of it.',
    'No time was left for: one.',
    'No time was left for: two.',
    'No time was left for: three.',
    '0 passed, 0 failed',
  ])
})

test('the memory of a stage is that of its processes and of all that they started', () => {
  const processes = [
    { pid: 1, parent: 0, own: 1000 },
    { pid: 10, parent: 1, own: 10 },
    { pid: 11, parent: 10, own: 20 },
    { pid: 12, parent: 11, own: 40 },
    { pid: 20, parent: 1, own: 80 },
  ]
  expect(heldBy(new Set([10]), processes)).toBe(70)
  expect(heldBy(new Set([10, 20]), processes)).toBe(150)
  expect(heldBy(new Set([99]), processes)).toBe(0)
})
