import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../stage.ts'

/** The tree without a file: what the very first commit is compared with. */
const nothing = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Files that the last commit and the working tree touch, new and removed ones too, by their paths from the project's folder. */
export async function changedFiles(folder = root): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
    return stdout.split('\0').filter((path) => path !== '')
  }
  const before = await git('rev-parse', '--verify', '--quiet', 'HEAD~1').then(
    () => 'HEAD~1',
    () => nothing,
  )
  const touched = await git('diff', '--name-only', '--no-renames', '-z', before)
  const untracked = await git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...touched, ...untracked])].sort()
}
