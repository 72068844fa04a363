import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A way to another server that can be shut: a network that fails. */
export interface Gate {
  /** Host and port to connect to instead. */
  port: number
  /** Cuts everything and refuses connections. */
  shut(): Promise<void>
  /** Lets through again, on the same port. */
  open(): Promise<void>
  close(): Promise<void>
}

/** Opens a gate to a port of this machine. */
export async function startGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  const listen = (port: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((near) => {
        const far = connect(target, '127.0.0.1')
        for (const socket of [near, far]) {
          sockets.add(socket)
          socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
        }
        near.pipe(far).pipe(near)
      })
      server.on('error', reject).listen(port, '127.0.0.1', () => resolve(server))
    })
  let server: Server | null = await listen(0)
  const { port } = server.address() as AddressInfo
  const shut = async () => {
    const closing = server
    server = null
    for (const socket of sockets) socket.destroy()
    if (closing) await new Promise((resolve) => closing.close(resolve))
  }
  return {
    port,
    shut,
    open: async () => void (server ??= await listen(port)),
    close: shut,
  }
}
