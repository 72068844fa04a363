/** Milliseconds: the first and the longest wait between two tries. */
const waits = { first: 1_000, longest: 30_000 } as const

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })

/**
 * Fetches a part that a page can do without. Where it cannot be fetched, its place stays empty and the
 * page beside it as it is; it is fetched again after a while, and at once when the connection is back.
 * @example const Footer = lazy(() => untilFetched(() => import('./footer.tsx').then(({ Footer }) => ({ default: Footer }))))
 */
export async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  for (let wait: number = waits.first; ; wait = Math.min(waits.longest, wait * 2)) {
    try {
      return await load()
    } catch {
      await pause(wait)
    }
  }
}
