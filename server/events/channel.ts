import type pg from 'pg'
import type { Logger } from '../kernel/logger.ts'

/** A channel of the database that this process listens to, on one connection of its own. */
export interface Channel {
  close(): Promise<void>
}

export interface ChannelOptions {
  name: string
  /** A connection that is not opened yet. */
  connection(): pg.Client
  onMessage(message: string): void
  /** It listens, for the first time or again: what was sent before may have been missed. */
  listening(): void
  logger: Logger
  /** Milliseconds before it tries again after a loss; the last one repeats. */
  pauses?: readonly number[]
  /** Milliseconds between proofs that the connection still lives. */
  proof?: number
}

/** Listens until it is closed, and again whenever the connection was lost. */
export function openChannel({
  name,
  connection,
  onMessage,
  listening,
  logger,
  pauses = [100, 500, 1_000, 2_000, 5_000],
  proof = 15_000,
}: ChannelOptions): Channel {
  let closed = false
  let present: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let losses = 0

  const soon = (milliseconds: number, work: () => void) => {
    timer = setTimeout(work, milliseconds).unref()
  }

  function begin(): void {
    const client = connection()
    present = client
    const lose = (error: Error | undefined) => {
      if (closed || present !== client) return
      present = null
      clearTimeout(timer)
      client.end().catch(() => undefined)
      const pause = pauses[Math.min(losses, pauses.length - 1)] ?? 0
      losses += 1
      logger.warn({ err: error, channel: name, pause }, 'not listening to the database, trying again')
      soon(pause, begin)
    }
    // A connection that is half open says nothing by itself.
    const prove = () => {
      client.query('select 1').then(() => void soon(proof, prove), lose)
    }
    client.on('error', lose)
    client.on('end', () => lose(undefined))
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    client
      .connect()
      .then(() => client.query(`listen ${client.escapeIdentifier(name)}`))
      .then(() => {
        if (present !== client) return
        losses = 0
        listening()
        soon(proof, prove)
      })
      .catch(lose)
  }

  begin()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await present?.end().catch(() => undefined)
    },
  }
}
