import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the platform says where nothing happens: there is a queue of sales, with nothing in it. */
const answers: Record<string, { status: number; body: unknown }> = {
  'GET /api/orders/feed/config': { status: 404, body: {} },
  'POST /api/orders/feed/config': { status: 200, body: {} },
  'GET /api/orders/feed': { status: 200, body: [] },
  'GET /api/oms/pvt/orders': { status: 200, body: { list: [], paging: { total: 0, pages: 0, currentPage: 1, perPage: 100 } } },
}

/** A platform where nothing is sold: what it answers at once costs next to nothing. `asked` counts the calls. */
export async function startQuietPlatform(): Promise<{ url: string; requests(): number; close(): void }> {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    const { pathname } = new URL(request.url ?? '', 'http://platform')
    const { status, body } = answers[`${request.method ?? ''} ${pathname}`] ?? { status: 404, body: {} }
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
