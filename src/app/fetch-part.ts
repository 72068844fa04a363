import { ApiUnreachable, recall, remember } from '../api/index.ts'
import { PartGone } from './part-gone.ts'

/** The files that are here or on their way. This one came with the page. */
const fetched: Record<string, Promise<void>> = { [new URL(import.meta.url).pathname]: Promise.resolve() }

async function bring(address: string): Promise<void> {
  let gone = false
  try {
    // A browser has few connections to one server: what a page asks of the API goes before the files of its code.
    const answer = await fetch(address, { priority: 'low' })
    await answer.blob()
    if (answer.ok) return
    gone = answer.status === 404
  } catch {
    // No connection.
  }
  delete fetched[address]
  throw gone ? new PartGone(address) : new ApiUnreachable(address)
}

/** Brings one file into the browser's cache. What failed is fetched anew the next time. */
const fetchFile = (address: string): Promise<void> => (fetched[address] ??= bring(address))

/** Milliseconds within which the page is loaded again once at most. */
const once = 30_000

/**
 * Loads the page again: the server has another build by now. False where that was done a moment ago and helped nothing, or cannot be noted.
 */
function renew(): boolean {
  const last = recall<unknown>('session', 'reloaded')
  if (typeof last === 'number' && Math.abs(Date.now() - last) < once) return false
  if (!remember('session', 'reloaded', Date.now())) return false
  location.reload()
  return true
}

/**
 * Does an `import()`: the build puts it around each one (`tools/web/fetch-before-import.ts`). A browser never
 * fetches a module again that it could not fetch once. So the files are brought into its cache first, and
 * `import()` is called only when all of them are there.
 *
 * @param files the files of the part; the build leaves them out when it is a single one
 * @throws ApiUnreachable when a file cannot be fetched, PartGone when the server no longer has it; the next call tries again
 */
export async function fetchPart<T>(importing: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const only = /import\(.(.+?).\)/.exec(String(importing))?.[1]
  try {
    await Promise.all([...files.map((file) => `/${file}`), ...(only ? [new URL(only, import.meta.url).pathname] : [])].map(fetchFile))
  } catch (error) {
    // While the page is loaded again, what is there stays in sight.
    if (error instanceof PartGone && renew()) await new Promise(() => undefined)
    throw error
  }
  return importing()
}
