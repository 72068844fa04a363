import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { contract, type Endpoint, Problem } from '../../../contract/index.ts'
import type { TestSamara } from '../assemble.ts'
import { casesOf, type FuzzCase, type FuzzRequest } from './cases.ts'
import { watchChanges } from './changes.ts'
import { faultOfAnswer } from '../sentences/answers.ts'
import { fitting } from './fit.ts'
import { ana, asAna, known, operator } from './shop.ts'

export interface FuzzOptions {
  cases: number
  seed: number
}

export interface FuzzReport {
  /** What was wrong, each with the request. */
  faults: string[]
  /** How often each call was sent, and how often it succeeded. */
  sent: Map<string, number>
  succeeded: Map<string, number>
  slowest: number
}

/** No call may take longer, whatever it is sent. */
const longest = 5_000
/** Cases of each call that are meant to succeed. */
const mostMeant = 2
const problem = Compile(Problem)
const described = ({ endpoint, method, url, headers, payload }: FuzzRequest): string =>
  `${endpoint}: ${method} ${url.slice(0, 600)} ${headers['content-type'] ?? ''} ${JSON.stringify(String(payload ?? '')).slice(0, 900)}`

/** Cases of all calls in turn. A file costs a thread of its own: fewer of these. */
function madeCases(
  endpoints: readonly Endpoint[],
  cases: number,
  sample: (endpoint: Endpoint, count: number, at: number) => FuzzCase[],
): FuzzCase[] {
  const weight = ({ upload }: Endpoint) => (upload > 0 ? 1 / 2 : 1)
  const rounds = Math.ceil(cases / endpoints.reduce((sum, endpoint) => sum + weight(endpoint), 0))
  const byEndpoint = endpoints.map((endpoint, at) => sample(endpoint, Math.ceil(rounds * weight(endpoint)), at))
  const turns = Array.from({ length: rounds }, (_, round) =>
    byEndpoint.flatMap((all) =>
      all.length === rounds ? all.slice(round, round + 1) : round % 2 === 0 ? all.slice(round / 2, round / 2 + 1) : [],
    ),
  )
  return turns.flat().slice(0, cases)
}

/** Makes Ana an owner of the store where she is none. */
const joinAgain = ({ connection }: TestSamara, store: string) =>
  connection.pool.query(
    `insert into memberships (store_id, person_id, role) select $1, id, 'owner' from people where email = $2 on conflict do nothing`,
    [store, ana],
  )

/** Sends cases of every call of the contract in turn, and looks at each answer: no 5xx, nothing slow, no row changed by a refusal. */
export async function fuzz(samara: TestSamara, store: string, { cases, seed }: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { faults: [], sent: new Map(), succeeded: new Map(), slowest: 0 }
  const ids = await known(samara)
  const fit = fitting(samara, store)
  const made = madeCases(Object.values(contract), cases, (endpoint, numRuns, at) => {
    const casesFor = (sound: boolean) => casesOf(endpoint, endpoint.access.operator ? operator : asAna, ids(endpoint), sound)
    // Whether a call ever succeeds is not left to chance, which is small for calls that most cases must break.
    const meant = fc.sample(casesFor(true), { numRuns: Math.min(mostMeant, numRuns), seed: seed + at })
    return [...meant, ...fc.sample(casesFor(false), { numRuns: numRuns - meant.length, seed: seed + at })]
  })
  const changes = await watchChanges(samara.connection)
  await changes.since()

  for (const [at, given] of made.entries()) {
    const fitted = given.draw === null ? null : await fit(given.endpoint, given.parts, given.draw)
    if (fitted) await changes.since()
    const one = given.send(fitted ?? given.parts, fitted?.cookie)
    const began = performance.now()
    const answer = await samara.app.http.inject({
      method: one.method,
      url: one.url,
      headers: one.headers,
      // Each from an address of its own: the limit of requests has tests of its own.
      remoteAddress: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
      ...(one.payload === undefined ? {} : { payload: one.payload }),
    })
    const took = performance.now() - began
    const succeeded = answer.statusCode < 300
    report.slowest = Math.max(report.slowest, took)
    report.sent.set(one.endpoint, (report.sent.get(one.endpoint) ?? 0) + 1)
    if (succeeded) report.succeeded.set(one.endpoint, (report.succeeded.get(one.endpoint) ?? 0) + 1)
    const blame = (what: string) => report.faults.push(`${what}\n  case ${at} of seed ${seed}: ${described(one)}`)

    if (answer.statusCode >= 500)
      blame(`${answer.statusCode} ${samara.log.findLast((line) => line.includes('"level":50'))?.slice(0, 700) ?? ''}`)
    if (took > longest) blame(`took ${Math.round(took)} ms`)
    // While the store has another owner Ana may leave it; the other cases need her there.
    const isJson = succeeded && String(answer.headers['content-type']).includes('json')
    const fault = isJson ? faultOfAnswer(one.endpoint, answer.json<{ data?: unknown }>().data) : null
    if (fault !== null) blame(fault)
    if (succeeded && one.endpoint === 'leaveStore') await joinAgain(samara, store)
    const changed = await changes.since()
    if (succeeded) continue
    if (changed.length > 0) blame(`refused with ${answer.statusCode}, but changed ${changed.join(', ')}`)
    const isProblem = answer.headers['content-type'] === 'application/problem+json' && problem.Check(answer.json())
    if (!isProblem) blame(`${answer.statusCode} is no problem: ${answer.payload.slice(0, 200)}`)
    samara.log.length = 0
  }
  return report
}
