import type { NoticeSettings } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { MailService } from '../../mail/index.ts'
import { noticeSettingsRepository, type MailReceiver } from './notice-settings.repository.ts'
import { noticesRepository, type NoticeRow } from './notices.repository.ts'

export interface NoticeMailsDependencies {
  database: Database
  mail: Pick<MailService, 'send'>
  clock: Clock
  /** The address that people use. */
  publicUrl: string
}

/** People of one look, and notices that one message names. */
const most = { people: 50, named: 20 }

/** Where a notice leads, as the web app has it; where it is about nothing that can be opened, the store. */
function noticePath({ kind, store, listKind, listId, publication, proposal, synchronisation, figures }: NoticeRow): string {
  if (kind === 'second-factor-taken') return '/user-profile'
  if (store === null) return '/home'
  const of = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query).toString()}`
  if (kind === 'credential-invalid') return of('/synchronize', { store, rights: '1' })
  if (kind === 'partner-joined' || kind === 'partner-left') return '/configuration#partners'
  if (kind === 'no-orders' || kind === 'list-fell' || kind === 'sums-corrected') return of('/reports', { store })
  if (kind === 'access-changed') return '/configuration#stores'
  if (kind === 'automation-held' || kind === 'automation-failed') {
    const { automation, categories } = figures
    if (automation === undefined) return '/home'
    return of(categories === 1 ? '/magic-sort-categories' : '/magic-sort-collections', { runs: String(automation), store })
  }
  if (kind === 'proposal-waiting' && proposal !== null) return of('/index-admin', { proposal, of: store })
  if (kind !== 'drift' && publication !== null) return of('/index-admin', { open: publication })
  if (kind !== 'drift' && synchronisation !== null) return of('/synchronize', { store, tab: 'changes', of: synchronisation })
  if (listKind === null || listId === null) return '/home'
  return of(listKind === 'category' ? '/order-by-category' : '/order-by-collection', { [listKind]: String(listId), store })
}

export type NoticeMailsService = ReturnType<typeof noticeMailsService>

/** What a person is notified of, and by e-mail. */
export const noticeMailsService = ({ database, mail, clock, publicUrl }: NoticeMailsDependencies) => {
  const settings = noticeSettingsRepository(database)
  return {
    read: (personId: string): Promise<NoticeSettings> => settings.read(personId),
    async save(personId: string, given: NoticeSettings): Promise<NoticeSettings> {
      await settings.write(personId, given)
      return settings.read(personId)
    },
    /** Sends what is due: each notice once, those of one person together. Whatever stops it, nothing is lost or sent twice. */
    async sendDue(): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const kept = noticeSettingsRepository(transaction)
        for (const person of await kept.receivers(clock.now(), most.people)) {
          const rows = await noticesRepository(transaction).unreadAfter(person.id, person.mailedId)
          const newest = rows.at(-1)
          if (!newest) continue
          await mail.send(transaction, messageOf(person, rows, publicUrl))
          await kept.sent(person.id, newest.id, person.today)
        }
      })
    },
  }
}

function messageOf({ email, language }: MailReceiver, rows: readonly NoticeRow[], publicUrl: string): Parameters<MailService['send']>[1] {
  const named = rows.slice(-most.named)
  const [only] = rows
  return {
    to: email,
    language,
    message: {
      kind: 'notices',
      notices: named.map(({ kind, listName, storeName, by, word }) => ({
        kind,
        list: listName ?? '',
        store: storeName ?? '',
        by: by ?? '',
        name: word ?? '',
      })),
      more: rows.length - named.length,
      link: `${publicUrl}${rows.length === 1 ? noticePath(only!) : '/home'}`,
      settings: `${publicUrl}/configuration#preferences`,
    },
  }
}
