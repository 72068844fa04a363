import { expect, test } from 'vitest'
import { EmbeddedPostgresFault, faultFromSystem, faultFromWords } from './fault.ts'

test.each([
  ['PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device', 'disk-full'],
  [
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 3\nHINT:  Check free disk space.\nPANIC:  cannot abort transaction 1',
    'disk-full',
  ],
  ['initdb: error: could not create directory "/data": Permission denied', 'unwritable'],
  ['FATAL:  data directory "/data" has wrong ownership', 'unwritable'],
  ['postgres: error while loading shared libraries: libicui18n.so.60: cannot open shared object file', 'unsupported'],
  ["/lib/libc.so.6: version `GLIBC_2.27' not found", 'unsupported'],
  ['FATAL:  could not locate a valid checkpoint record at 0/1', 'failed'],
  ['initdb: could not look up effective user ID 1234: user does not exist', 'unsupported'],
  ['', 'failed'],
])('the words "%s" mean %s, said in one line with a remedy', async (words, kind) => {
  const fault = await faultFromWords(`LOG:  starting\n${words}\n`, '/data')
  expect(fault.kind).toBe(kind)
  expect(fault.message).not.toContain('\n')
  expect(fault.message).toContain('DATABASE_URL')
})

test.each([
  ['ENOSPC', 'disk-full'],
  ['EROFS', 'unwritable'],
  ['EACCES', 'unwritable'],
])('the code %s of the operating system means %s', (code, kind) => {
  expect(faultFromSystem(Object.assign(new Error(code), { code }), '/data')).toMatchObject({ kind })
})

test('a fault that nobody expected stays what it is', () => {
  const fault = new TypeError('x is not a function')
  expect(faultFromSystem(fault, '/data')).toBe(fault)
  const known = new EmbeddedPostgresFault('version', 'a', 'b')
  expect(faultFromSystem(known, '/data')).toBe(known)
})
