import { ApiUnreachable, recall, remember } from '../api/index.ts'

/** The files that are here or on their way. This one came with the page. */
const fetched: Record<string, Promise<void>> = { [new URL(import.meta.url).pathname]: Promise.resolve() }

async function bring(address: string): Promise<void> {
  try {
    const answer = await fetch(address)
    await answer.blob()
    if (answer.ok) return
  } catch {
    // No connection.
  }
  delete fetched[address]
  throw new ApiUnreachable(address)
}

/** Brings one file into the browser's cache. What failed is fetched anew the next time. */
const fetchFile = (address: string): Promise<void> => (fetched[address] ??= bring(address))

/** Loads the page again when the server serves another build than the one that this page came from, once in a while at most. */
async function renew(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-store' })
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')!
  if (!answer.ok || (await answer.text()).includes(new URL(own.src).pathname)) return
  if (Date.now() - (recall<number>('session', 'reloaded') ?? 0) < 30_000) return
  remember('session', 'reloaded', Date.now())
  location.reload()
}

/**
 * Does an `import()`: the build puts it around each one (`tools/web/fetch-before-import.ts`). A browser never fetches a module again that it
 * could not fetch once. So the files are brought into its cache first, and
 * `import()` is called only when all of them are there.
 *
 * @param files the files of the part; the build leaves them out when it is a single one
 * @throws ApiUnreachable when a file cannot be fetched; the next call tries again
 */
export async function fetchPart<T>(importing: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const only = /import\(.(.+?).\)/.exec(String(importing))?.[1]
  try {
    await Promise.all([...files.map((file) => `/${file}`), ...(only ? [new URL(only, import.meta.url).pathname] : [])].map(fetchFile))
  } catch (error) {
    renew().catch(() => undefined)
    throw error
  }
  return importing()
}
