import { limits, paths, type Configuration } from '../../contract/index.ts'
import { ApiUnreachable } from './problem.ts'

/** Reads what this installation is: identity provider, services, tenant. Throws {@link ApiUnreachable} when it cannot. */
export async function readConfiguration(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<Configuration> {
  try {
    const response = await fetch(paths.configuration, {
      headers: { accept: 'application/json' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(limits.pageBegins),
    })
    if (response.ok) return (await response.json()) as Configuration
    throw new Error(`status ${response.status}`)
  } catch (cause) {
    throw new ApiUnreachable(`${paths.configuration} cannot be read`, { cause })
  }
}
