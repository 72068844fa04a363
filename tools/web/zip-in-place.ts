import { type AsyncZippable, zipSync } from 'fflate/browser'

export * from 'fflate/browser'

/**
 * What takes the place of `fflate` in the browser: writing a workbook puts its files together in
 * the worker that it runs in. `fflate` starts workers of its own for what is larger than 160 kB,
 * from addresses that our pages may not load (`worker-src`), and then waits for them for ever.
 */
export function zip(files: AsyncZippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}
