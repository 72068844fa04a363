import type { IncomingHttpHeaders } from 'node:http'
import { bytesOf, passOn, startServer } from './pass-on.ts'

const mark = 'x-contract-file'

/** Prism reads bodies as text, which no file survives: it judges the form, and behind it the bytes are put back as they were sent. */
export interface Files {
  /** Keeps what is sent; gives the headers by which it is known again. */
  keep(body: Buffer, headers: IncomingHttpHeaders): IncomingHttpHeaders
  /** Where Prism sends calls to. */
  url: string
  close(): Promise<void>
}

export async function startFiles(upstream: string): Promise<Files> {
  const kept = new Map<string, Buffer>()
  const target = new URL(upstream)
  const server = await startServer(async (incoming, outgoing) => {
    const { [mark]: number, ...headers } = incoming.headers
    const body = await bytesOf(incoming)
    await passOn(incoming, outgoing, target, kept.get(String(number)) ?? body, headers)
  })
  return {
    keep(body, headers) {
      if (!headers['content-type']?.startsWith('multipart/')) return headers
      const number = String(kept.size + 1)
      kept.set(number, body)
      return { ...headers, [mark]: number }
    },
    url: server.url,
    close: server.close,
  }
}
