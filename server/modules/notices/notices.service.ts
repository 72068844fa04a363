import type { Notice, NoticeKind } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { type NewNotice, type NoticeRow, noticesRepository } from './notices.repository.ts'

export type NoticesService = ReturnType<typeof noticesService>

/** Kinds that are about no store. */
type AccountNoticeKind = Extract<NoticeKind, 'second-factor-taken'>

/** Notices that a person is shown. */
const shown = 100
/** Notices that are kept: of each person at most so many, each for so many milliseconds. */
const kept = 500
const keptFor = 90 * 86_400_000

const showNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  store: row.store,
  storeName: row.storeName,
  at: row.at.toISOString(),
  read: row.readAt !== null,
  list: row.listKind === null || row.listId === null ? null : { kind: row.listKind, id: row.listId, name: row.listName ?? '' },
  publication: row.publication,
  synchronisation: row.synchronisation,
  proposal: row.proposal,
  by: row.by,
  word: row.word,
  figures: row.figures,
})

/** What happened while people were away. */
export const noticesService = ({ database, events, clock }: { database: Database; events: Events; clock: Clock }) => {
  /** Changes what a person has, and lets their other screens know. Returns how many are still unread. */
  const change = (
    personId: string,
    store: string | null,
    work: (notices: ReturnType<typeof noticesRepository>) => Promise<string[]>,
  ): Promise<{ unread: number }> =>
    database.transaction().execute(async (transaction) => {
      const notices = noticesRepository(transaction)
      for (const storeId of await work(notices)) await events.notify({ what: 'notice', storeId }, transaction)
      return { unread: await notices.unread(personId, store) }
    })
  return {
    /**
     * Notifies everybody who works in the store, or those whom it names.
     * Within the transaction of `queries` it is sent when that is committed.
     */
    async add(notice: NewNotice, queries: Queries): Promise<void> {
      await noticesRepository(queries).add(notice, clock.now())
      await events.notify({ what: 'notice', storeId: notice.storeId }, queries)
    },
    /** Notifies a person of what became of their account. No screen of theirs hears it at once: it is there at the next look. */
    addOfAccount: (personId: string, kind: AccountNoticeKind, queries: Queries): Promise<void> =>
      noticesRepository(queries).addOfAccount(personId, kind, clock.now()),
    /** The person's newest notices, newest first, and how many are unread: of the store of that name, else of all. */
    async list(personId: string, store: string | null = null): Promise<{ unread: number; notices: Notice[] }> {
      const notices = noticesRepository(database)
      const [rows, unread] = await Promise.all([notices.newest(personId, store, shown), notices.unread(personId, store)])
      return { unread, notices: rows.map(showNotice) }
    },
    /** Marks these as read; null marks all. Others' are left alone. */
    read: (personId: string, ids: readonly string[] | null, store: string | null = null): Promise<{ unread: number }> =>
      change(personId, store, (notices) => notices.read(personId, store, ids, clock.now())),
    /** Removes those of a person. */
    clear: (personId: string, store: string | null = null): Promise<{ unread: number }> =>
      change(personId, store, (notices) => notices.clear(personId, store)),
    /** Removes what is old, and what is more than a person could read. */
    removeOld: (): Promise<void> => noticesRepository(database).removeOld(new Date(clock.now().getTime() - keptFor), kept),
  }
}
