import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedFiles } from './git.ts'

let folder: string
const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@samara.example', ...args], { cwd: folder })
const write = (file: string, text: string) => writeFile(join(folder, file), text)
const commit = (message: string) => {
  git('add', '-A')
  git('commit', '--quiet', '--no-verify', '-m', message)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samara-changed-'))
  git('init', '--quiet')
  await write('.gitignore', 'ignored\n')
  await write('old.ts', '1')
  await write('gone.ts', '1')
  commit('first')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('after the very first commit, all of it is new', async () => {
  expect(await changedFiles(folder)).toEqual(['.gitignore', 'gone.ts', 'old.ts'])
})

test('the last commit, the working tree and files that git does not know yet count; older commits and ignored files do not', async () => {
  await write('committed.ts', '1')
  commit('second')
  await write('older.ts', '1')
  git('add', 'older.ts')
  await write('untracked of mine.ts', '1')
  await write('ignored', '1')
  await unlink(join(folder, 'gone.ts'))
  expect(await changedFiles(folder)).toEqual(['committed.ts', 'gone.ts', 'older.ts', 'untracked of mine.ts'])
})
