import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const prefix = 'samara-tests-'
/** Bytes that must be free: in memory as a whole, and of what it may hold of files. The gate fills about two gigabytes of it. */
const least = { memory: 10e9, files: 6e9 }

interface Memory {
  /** A folder whose files are in memory. */
  folder: string
  free: () => { memory: number; files: number }
}

const ofLinux: Memory = {
  folder: '/dev/shm',
  free() {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return { memory: freemem(), files: bavail * bsize }
  },
}

/** Whether a process is there, whoever owns it. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Lets this process and those that it starts put their temporary files in memory, where the machine has room
 * for them: tests make hundreds of databases and browser profiles that nobody keeps, and writing them to a
 * disk takes longer than the tests. They are gone when the process ends; what a killed one left is removed by
 * the next. Leaves everything as it is where somebody chose a folder (`TMPDIR`), or where there is no room.
 * @returns the folder; null where nothing was changed
 */
export function temporaryInMemory({ folder, free }: Memory = ofLinux): string | null {
  if ((process.env['TMPDIR'] ?? '') !== '') return null
  try {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(prefix) && !lives(Number(name.slice(prefix.length)))) rmSync(join(folder, name), { recursive: true, force: true })
    }
    const { memory, files } = free()
    if (memory < least.memory || files < least.files) return null
    const own = join(folder, prefix + String(process.pid))
    mkdirSync(own, { recursive: true, mode: 0o700 })
    process.once('exit', () => rmSync(own, { recursive: true, force: true }))
    process.env['TMPDIR'] = own
    return own
  } catch {
    // A system without such a folder, or one that may not be written to.
    return null
  }
}
