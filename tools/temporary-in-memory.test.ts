import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryInMemory } from './temporary-in-memory.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'))
  vi.stubEnv('TMPDIR', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const roomy = { memory: 20e9, files: 20e9 }

test('temporary files go to a folder of the process, and what a process left that is gone is removed', () => {
  const left = join(folder, 'samara-tests-999999999')
  const ofAnother = join(folder, `samara-tests-${String(process.ppid)}`)
  const foreign = join(folder, 'something-else')
  for (const each of [left, ofAnother, foreign]) mkdirSync(each)
  writeFileSync(join(left, 'file'), 'x')
  const own = temporaryInMemory({ folder, free: () => roomy })
  expect(own).toBe(join(folder, `samara-tests-${String(process.pid)}`))
  expect(process.env['TMPDIR']).toBe(own)
  expect([left, ofAnother, foreign, own!].map((each) => existsSync(each))).toEqual([false, true, true, true])
})

test('a folder that somebody chose stays, and so does the usual one where there is little memory, little room or no such folder', () => {
  expect(temporaryInMemory({ folder, free: () => ({ ...roomy, memory: 4e9 }) })).toBeNull()
  expect(temporaryInMemory({ folder, free: () => ({ ...roomy, files: 1e9 }) })).toBeNull()
  expect(temporaryInMemory({ folder: join(folder, 'nowhere'), free: () => roomy })).toBeNull()
  expect(process.env['TMPDIR']).toBe('')
  vi.stubEnv('TMPDIR', folder)
  expect(temporaryInMemory({ folder, free: () => roomy })).toBeNull()
  expect(process.env['TMPDIR']).toBe(folder)
})
