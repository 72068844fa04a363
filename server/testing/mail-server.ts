import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A message as a mail server took it. */
export interface ReceivedMail {
  from: string
  to: string
  /** Headers and body, as they came. */
  raw: string
  /** Headers by their names in lower case. */
  headers: Record<string, string>
  text: string
  html: string
  /** Files that came with it. */
  files: { name: string; type: string; content: Buffer }[]
}

const decoded = (encoding: string | undefined, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Encoded words of a header (RFC 2047), as they read. */
const readable = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      kind.toUpperCase() === 'B' ? decoded('base64', body) : decoded('quoted-printable', body.replaceAll('_', ' ')),
    )

function split(part: string): { headers: Record<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n')
  const lines = part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: part.slice(end + 4) }
}

/** Its parts, those within parts too; itself where it has none. */
function partsOf(part: ReturnType<typeof split>): ReturnType<typeof split>[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((each) => partsOf(split(each.replace(/^\r\n/, ''))))
}

function read(raw: string, from: string, to: string): ReceivedMail {
  const { headers } = split(raw)
  const parts = partsOf(split(raw))
  const ofType = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type))
    return part ? decoded(part.headers['content-transfer-encoding'], part.body).replaceAll('\r\n', '\n') : ''
  }
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, readable(value)]))
  const files = parts.flatMap(({ headers: of, body: content }) => {
    const name = /^attachment;.*filename="?([^";]+)/.exec(of['content-disposition'] ?? '')?.[1]
    return name === undefined ? [] : [{ name, type: of['content-type']?.split(';')[0] ?? '', content: Buffer.from(content, 'base64') }]
  })
  return { from, to, raw, headers: named, text: ofType('text/plain'), html: ofType('text/html'), files }
}

export interface TestMailServer {
  url: string
  received: ReceivedMail[]
  /** From now on these receivers are refused for good. */
  refuse(address: string): void
  /** Stops listening: the mail server is down. */
  stop(): Promise<void>
  /** Listens again, at the same address. */
  start(): Promise<void>
}

/** A real SMTP server that keeps what it takes, and wants user and password. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const refused = new Set<string>()
  let server: SMTPServer
  let port = 0
  const start = async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'samara' && password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong user or password')),
      onRcptTo: ({ address }, _session, done) =>
        refused.has(address) ? done(Object.assign(new Error(`No such mailbox <${address}>`), { responseCode: 550 })) : done(),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          for (const { address } of envelope.rcptTo) received.push(read(Buffer.concat(chunks).toString('utf8'), from, address))
          done()
        })
      },
    })
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as AddressInfo).port
  }
  await start()
  return {
    url: `smtp://samara:secret@127.0.0.1:${port}`,
    received,
    refuse: (address) => void refused.add(address),
    start,
    stop: () => new Promise((resolve) => void server.close(resolve)),
  }
}
