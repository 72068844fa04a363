import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createAccountShares } from './account-share.ts'
import { vtexPlatform, type VtexOptions } from './index.ts'
import type { Time } from './time.ts'

/** Time that passes only by sleeping; every sleep is kept. */
export interface FakeTime extends Time {
  sleeps: number[]
}

/** `random` is what chance gives, always. */
export function fakeTime(random = 0.5): FakeTime {
  let at = 0
  const sleeps: number[] = []
  return {
    sleeps,
    now: () => at,
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds)
      at += milliseconds
      await Promise.resolve()
    },
    random: () => random,
  }
}

export interface ReceivedRequest {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
}

export interface Reply {
  status?: number
  headers?: Record<string, string>
  /** Text as it is; anything else as JSON. */
  body?: unknown
  /** Only so many characters of the body are sent; then the connection breaks. */
  brokenAfter?: number
}

/** What the platform says to one call: an answer, or `reset` for a connection that breaks, or `silence` for no answer at all. */
export type Script = (request: ReceivedRequest, count: number) => Reply | 'reset' | 'silence'

export interface Scripted {
  url: string
  requests: ReceivedRequest[]
  close(): Promise<void>
}

/** An HTTP server that answers as scripted, over a real socket. */
export async function scriptedVtex(script: Script): Promise<Scripted> {
  const requests: ReceivedRequest[] = []
  const answer = (request: IncomingMessage, response: ServerResponse, body: string) => {
    const one = { method: request.method ?? '', url: new URL(request.url ?? '', 'http://vtex'), headers: request.headers, body }
    requests.push(one)
    const reply = script(one, requests.length)
    if (reply === 'silence') return
    if (reply === 'reset') {
      request.socket.resetAndDestroy()
      return
    }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? null)
    if (reply.brokenAfter === undefined) response.end(text)
    else response.write(text.slice(0, reply.brokenAfter), () => request.socket.resetAndDestroy())
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () =>
        answer(
          request,
          response,
          Buffer.concat(chunks).toString(request.headers['content-type']?.startsWith('multipart') ? 'latin1' : 'utf8'),
        ),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A secret that must never be seen anywhere but in the header that carries it. */
export const canary = 'canary-7f3a91c4-secret'
export const credential = { account: 'teststore', key: 'vtexappkey-teststore-ABCDEF', secret: canary }

/** Connects without sharing anything with other tests; waits take no time. Log lines land in `lines`. */
export function connect(url: string, more: Partial<VtexOptions> = {}) {
  const time = fakeTime()
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const platform = vtexPlatform({
    credential,
    baseUrl: url,
    ratePerSecond: 100_000,
    time,
    shares: createAccountShares(more.time ?? time),
    wallClock: () => Date.parse('2026-11-20T12:00:00Z'),
    logger,
    ...more,
  })
  return { platform, time, lines }
}

export const channel = { Id: 1, Name: 'Main', IsActive: true, TimeZone: 'GMT Standard Time', CurrencyCode: 'GBP' }
