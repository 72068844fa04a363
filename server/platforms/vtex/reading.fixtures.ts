import { afterEach } from 'vitest'
import { connect, type Script, type Scripted, scriptedVtex } from './scripted.fixtures.ts'

/** A connector to a scripted VTEX for each test of a file; the server is closed after it. */
export function scriptedConnector() {
  let server: Scripted | null = null
  afterEach(() => server?.close())
  return {
    /** The server of the last script. */
    get server() {
      return server
    },
    scripted: async (script: Script) => {
      server = await scriptedVtex(script)
      return connect(server.url)
    },
  }
}

/** The numbers from 1 to `count`. */
export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A product as the search shows it. */
export const sold = (id: unknown, more: object = {}) => ({
  productId: id,
  items: [
    {
      images: [{ imageUrl: 'https://x/1' }],
      sellers: [{ commertialOffer: { Price: 4.35, ListPrice: 8.95, AvailableQuantity: 3, IsAvailable: true } }],
    },
  ],
  ...more,
})
