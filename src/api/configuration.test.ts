import { expect, test, vi } from 'vitest'
import { limits, paths } from '../../contract/index.ts'
import { readConfiguration } from './configuration.ts'
import { ApiUnreachable } from './problem.ts'

test('a configuration that is refused, or never comes, is out of reach', async () => {
  await expect(readConfiguration(() => Promise.resolve(new Response('', { status: 503 })))).rejects.toThrow(ApiUnreachable)
  const stop = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal)
  const silent = vi.fn<typeof fetch>(
    (_address, options) =>
      new Promise((_resolve, reject) => options!.signal!.addEventListener('abort', () => reject(new Error('stopped')))),
  )
  const read = readConfiguration(silent)
  expect(silent.mock.lastCall![0]).toBe(paths.configuration)
  expect(timeout).toHaveBeenCalledExactlyOnceWith(limits.pageBegins)
  stop.abort()
  await expect(read).rejects.toThrow(ApiUnreachable)
  timeout.mockRestore()
})
