import { clearNotices, listNotices, readNotices } from '../../../../contract/index.ts'
import { change, useCommand, useSession } from '../../../api/index.ts'
import { withRead } from '../model/with-read.ts'

const readings = change<typeof readNotices>()
const reading = {
  optimistic: [
    readings(
      listNotices,
      ({ query }) => ({ query }),
      (present, { body }) => withRead(present, body.ids),
    ),
  ],
}
const clearings = change<typeof clearNotices>()
const clearing = {
  optimistic: [
    clearings(
      listNotices,
      ({ query }) => ({ query }),
      () => ({ unread: 0, notices: [] }),
    ),
  ],
}

export interface NoticeCommands {
  /** Marks some as read, or all by null. Rejects with what `call` throws. */
  read: (ids: string[] | null) => Promise<unknown>
  /** Removes all. Rejects with what `call` throws. */
  clear: () => Promise<unknown>
}

/** What can be done to the person's notices of a store; it shows at once. */
export function useNoticeCommands(store: string): NoticeCommands {
  const { person } = useSession()
  const query = { username: person.email, from: store }
  const { run: read } = useCommand(readNotices, reading)
  const { run: clear } = useCommand(clearNotices, clearing)
  return { read: (ids) => read({ query, body: { ids } }), clear: () => clear({ query }) }
}
