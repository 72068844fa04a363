import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Listens, and then does nothing any more: connections that do not fit its queue never stand. */
const unresponsive = `
  const { parentPort } = require('node:worker_threads')
  const server = require('node:net').createServer()
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port)
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
  })`

/** A machine that connections to do not come to stand. */
export async function unresponsiveServer(): Promise<{ url: string; close(): Promise<void> }> {
  const worker = new Worker(unresponsive, { eval: true })
  const [port] = (await once(worker, 'message')) as [number]
  const queued: Socket[] = []
  for (let stands = true; stands && queued.length < 100;) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    queued.push(socket)
    stands = await Promise.race([
      once(socket, 'connect').then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 100)),
    ])
  }
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of queued) socket.destroy()
      await worker.terminate()
    },
  }
}
