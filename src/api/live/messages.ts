import { createParser, type EventSourceMessage } from 'eventsource-parser'

/**
 * Reads server-sent events from a body, piece by piece, whatever the pieces are. Throws what the body throws.
 * @param sign called for every piece that comes, comments among them
 */
export async function* messages(body: ReadableStream<Uint8Array>, sign: () => void): AsyncGenerator<EventSourceMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let complete: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => void complete.push(message) })
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    sign()
    parser.feed(value)
    const read = complete
    complete = []
    yield* read
  }
}
