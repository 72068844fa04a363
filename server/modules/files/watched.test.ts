import { afterEach, expect, test, vi } from 'vitest'
import { readInProcess } from './read-in-process.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a file is read while Node watches its own files, as in development', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  const list = { id: [1, 2], reference: ['a', 'b'] }
  expect(await readInProcess(Buffer.from('id\n2\n1\n'), list)).toMatchObject({ products: [2, 1], badLines: 0 })
})
