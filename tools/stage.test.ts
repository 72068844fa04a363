import { expect, test } from 'vitest'
import { runStages, type Stage, type StageResult } from './stage.ts'

const stage = (title: string, result: StageResult): Stage => ({ title, run: () => Promise.resolve(result) })

async function run(groups: Stage[][]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await runStages(groups, (line) => lines.push(line))
  return { code, lines }
}

test('the last line counts everything, alone and plain', async () => {
  const { code, lines } = await run([[stage('one', { passed: 2, failed: 0, output: 'quiet' })], [stage('two', { passed: 3, failed: 0, output: '' })]])
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('5 passed, 0 failed')
  expect(lines.join('\n')).not.toContain('quiet')
})

test('a failing stage is shown in full, the others still run, and the run fails', async () => {
  const { code, lines } = await run([[stage('one', { passed: 1, failed: 2, output: 'what went wrong' })], [stage('two', { passed: 3, failed: 0, output: '' })]])
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('what went wrong')
  expect(lines.at(-1)).toBe('4 passed, 2 failed')
})

test('a stage that tests nothing has failed', async () => {
  const { code, lines } = await run([[stage('empty', { passed: 0, failed: 0, output: '' })]])
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('Nothing was tested here.')
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})

test('a stage that breaks has failed, and says why', async () => {
  const { code, lines } = await run([[{ title: 'broken', run: () => Promise.reject(new Error('no browser: set CHROMIUM_PATH')) }]])
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('no browser: set CHROMIUM_PATH')
})
