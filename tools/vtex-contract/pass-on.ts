import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Passed {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Passes one call on, and gives the answer, which is given back as it is. */
export async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: URL,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<Passed> {
  const { 'transfer-encoding': _, ...kept } = headers
  const length = incoming.method === 'GET' ? {} : { 'content-length': String(body.length) }
  const passed = await new Promise<Passed>((resolve, reject) => {
    const requested = send(
      { host: to.hostname, port: to.port, path: incoming.url, method: incoming.method, headers: { ...kept, host: to.host, ...length } },
      (answer) => {
        bytesOf(answer).then((bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }), reject)
      },
    )
    requested.on('error', reject)
    requested.end(body)
  })
  const { 'transfer-encoding': _chunked, ...answered } = passed.headers
  outgoing.writeHead(passed.status, { ...answered, 'content-length': String(passed.body.length) })
  outgoing.end(passed.body)
  return passed
}

export async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A server on loopback; a call that fails breaks its connection. */
export async function startServer(
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing).catch(() => outgoing.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
