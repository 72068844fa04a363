import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** A former version of the product in a folder of its own, installed. */
export interface FormerVersion {
  folder: string
  /** The commit's short hash and title. */
  name: string
  remove(): Promise<void>
}

/** Checks a commit out into a work tree below `.cache/`, where packages can be hard links. */
export async function checkOut(commit: string, say: (line: string) => void): Promise<FormerVersion> {
  const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: root })).stdout.trim()
  const name = await git('log', '-1', '--format=%h %s', commit)
  await mkdir(join(root, '.cache'), { recursive: true })
  const home = await mkdtemp(join(root, '.cache/upgrade-'))
  const folder = join(home, 'samara')
  const remove = async () => {
    await rm(home, { recursive: true, force: true })
    await git('worktree', 'prune')
  }
  try {
    await git('worktree', 'add', '--detach', '--quiet', folder, commit)
    if (await hasSamePackages(folder)) await run('cp', ['-al', join(root, 'node_modules'), folder])
    else {
      say('Its lock file is another one: its packages are installed.')
      await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 100_000_000 })
    }
  } catch (fault) {
    await remove()
    throw fault
  }
  return { folder, name, remove }
}

async function hasSamePackages(folder: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all([folder, root].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')))
  return theirs === ours
}
