import { clearNotices, listNotices, readNotices, type LiveEvent, type Notice } from '../../../../contract/index.ts'
import { change, useCommand, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { withRead } from '../model/telling.ts'

export interface Notices {
  notices: readonly Notice[] | undefined
  unread: number
  failure: Failure | undefined
  again: () => void
}

/** Milliseconds between two askings where no events come. */
const seldom = 60_000
const aboutNotices = ({ what }: LiveEvent): boolean => what === 'notice'

/** What the person was told of, over all stores. */
export function useNotices(): Notices {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(listNotices, person.email === '' ? null : { query: { username: person.email } }, { refreshEvery: () => seldom, when: aboutNotices })
  return { notices: data?.notices, unread: data?.unread ?? 0, failure, again }
}

const readings = change<typeof readNotices>()
const reading = { foresee: [readings(listNotices, ({ query }) => ({ query }), (present, { body }) => withRead(present, body.ids))] }
const clearings = change<typeof clearNotices>()
const clearing = { foresee: [clearings(listNotices, ({ query }) => ({ query }), () => ({ unread: 0, notices: [] }))] }

export interface NoticeCommands {
  /** Marks some as read, or all by null. Rejects with what `call` throws. */
  read: (ids: string[] | null) => Promise<unknown>
  /** Removes all. Rejects with what `call` throws. */
  clear: () => Promise<unknown>
}

/** What can be done to the person's notices; it shows at once. */
export function useNoticeCommands(): NoticeCommands {
  const { person } = useSession()
  const query = { username: person.email }
  const { run: read } = useCommand(readNotices, reading)
  const { run: clear } = useCommand(clearNotices, clearing)
  return { read: (ids) => read({ query, body: { ids } }), clear: () => clear({ query }) }
}
