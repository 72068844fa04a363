import type { ListReference, NoticeKind } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { noticesRepository } from './notices.repository.ts'

/** What people are told. */
export interface NewNotice {
  storeId: string
  kind: NoticeKind
  list?: ListReference
  publication?: string
  synchronisation?: string
  figures?: Record<string, number>
}

export type NoticesService = ReturnType<typeof noticesService>

/** What happened while people were away. */
export const noticesService = ({ events, clock }: { events: Events; clock: Clock }) => ({
  /** Tells everybody who works in the store. Within the transaction of `queries` it is told when that is committed. */
  async add(notice: NewNotice, queries: Queries): Promise<void> {
    await noticesRepository(queries).add(notice, clock.now())
    await events.tell({ what: 'notice', storeId: notice.storeId }, queries)
  },
})
