/** One message of a stream of server-sent events. */
export interface StreamMessage {
  /** `message` where the stream names none. */
  event: string
  data: string
}

/**
 * Reads server-sent events from a body, piece by piece, whatever the pieces are. Throws what the body throws.
 * @param sign called for every piece that comes, comments among them
 */
export async function* messages(body: ReadableStream<Uint8Array>, sign: () => void): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  let event = ''
  let data: string[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    sign()
    const lines = (rest + value).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { event: event || 'message', data: data.join('\n') }
        event = ''
        data = []
        continue
      }
      const colon = line.indexOf(':')
      const field = colon < 0 ? line : line.slice(0, colon)
      const text = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
      if (field === 'event') event = text
      else if (field === 'data') data.push(text)
    }
  }
}
