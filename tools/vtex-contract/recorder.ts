import type { Files } from './files.ts'
import { bytesOf, passOn, startServer } from './pass-on.ts'
import type { Operation } from './subset.ts'

/** What was seen of one operation. */
export interface Seen {
  calls: number
  /** By status, as it arrived. */
  statuses: Map<number, number>
  /** Refusals that Prism made, and answers that it found to break the schema, in words. */
  violations: Set<string>
  /** Refused on purpose, by a part that shows that Prism is awake. */
  expected: number
}

export interface Recorder {
  url: string
  /** By method and path. */
  seen: ReadonlyMap<string, Seen>
  /** Calls while this runs may be refused by Prism: that is what is tried. Returns how many were. */
  expecting(work: () => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

interface Violation {
  severity?: string
  message?: string
  location?: unknown
}

/** Passes calls on to Prism and writes down what came of them. */
export async function startRecorder(prism: URL, files: Files, operations: readonly Operation[]): Promise<Recorder> {
  const seen = new Map<string, Seen>(
    operations.map(({ method, path }) => [
      `${method.toUpperCase()} ${path}`,
      { calls: 0, statuses: new Map(), violations: new Set(), expected: 0 },
    ]),
  )
  // What names a thing goes before what may stand for anything.
  const patterns = operations
    .map(({ method, path }) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
      holes: path.split('{').length,
    }))
    .sort((a, b) => a.holes - b.holes)
  let expecting = 0
  let refused = 0
  const note = (method: string, url: string, status: number, header: string | undefined, body: string) => {
    const { pathname } = new URL(url, 'http://x')
    const name =
      patterns.find((one) => one.method === method && one.pattern.test(pathname))?.name ?? `${method} ${pathname} (not in the subset)`
    const one = seen.get(name) ?? { calls: 0, statuses: new Map<number, number>(), violations: new Set<string>(), expected: 0 }
    seen.set(name, one)
    one.calls += 1
    one.statuses.set(status, (one.statuses.get(status) ?? 0) + 1)
    const found = violationsOf(status, header, body)
    if (found.length === 0) return
    if (expecting > 0) {
      one.expected += 1
      refused += 1
    } else for (const words of found) one.violations.add(words)
  }
  const server = await startServer(async (incoming, outgoing) => {
    const sent = await bytesOf(incoming)
    const { status, headers, body } = await passOn(incoming, outgoing, prism, sent, files.keep(sent, incoming.headers))
    note(
      incoming.method ?? 'GET',
      incoming.url ?? '/',
      status,
      [headers['sl-violations'] ?? []].flat().join() || undefined,
      body.toString(),
    )
  })
  return {
    url: server.url,
    seen,
    async expecting(work) {
      const before = refused
      expecting += 1
      await work()
      expecting -= 1
      return refused - before
    },
    close: server.close,
  }
}

/** The faults that Prism reports for a call or its answer; empty when there are none. */
function violationsOf(status: number, header: string | undefined, body: string): string[] {
  const listed = header === undefined ? [] : (readJson(header) as Violation[])
  const found = listed
    .filter(({ severity }) => severity === 'Error')
    .map(({ message, location }) => `${JSON.stringify(location)} ${message}`)
  const problem =
    status >= 400 && body.includes('stoplight.io/prism/errors')
      ? (readJson(body) as { title?: string; detail?: string; validation?: Violation[] })
      : null
  if (problem)
    found.push(
      `${status} ${problem.title}: ${(problem.validation ?? []).map(({ message, location }) => `${JSON.stringify(location)} ${message}`).join('; ') || problem.detail}`,
    )
  return found
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return [{ severity: 'Error', message: text.slice(0, 200) }]
  }
}
