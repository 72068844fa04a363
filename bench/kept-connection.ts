import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'

/** A connection over which one call after another is sent. */
export interface KeptConnection {
  /** Sends JSON. @returns the status, and the text of the answer */
  send(method: string, path: string, headers: Readonly<Record<string, string>>, body: string): Promise<{ status: number; text: string }>
  close(): void
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * An HTTP connection that is kept, as a browser keeps it, and does little itself: beside the server it measures, the client of Node
 * takes a tenth of a millisecond for each call. Reads answers that say how long they are, and throws at others.
 */
export async function keptConnection(port: number): Promise<KeptConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let waiting: PromiseWithResolvers<{ status: number; text: string }> | null = null
  let read = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
    const headEnds = read.indexOf(endOfHead)
    if (headEnds < 0) return
    const head = read.toString('latin1', 0, headEnds)
    const length = /^content-length: (\d+)$/im.exec(head)?.[1]
    if (length === undefined) return void waiting?.reject(new Error(`An answer does not say how long it is:\n${head}`))
    const end = headEnds + endOfHead.length + Number(length)
    if (read.length < end) return
    const text = read.toString('utf8', headEnds + endOfHead.length, end)
    read = read.subarray(end)
    const answered = waiting
    waiting = null
    answered?.resolve({ status: Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)), text })
  })
  socket.on('error', (fault) => waiting?.reject(fault))
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection.')))
  return {
    send(method, path, headers, body) {
      assert.equal(waiting, null, 'one call after another')
      waiting = Promise.withResolvers()
      const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, 'content-length': String(Buffer.byteLength(body)) })
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`)
      return waiting.promise
    },
    close: () => void socket.destroy(),
  }
}
