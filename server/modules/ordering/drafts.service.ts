import { limits, type ListReference, type OrderingDraft } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { draftsRepository } from './drafts.repository.ts'

export type DraftsService = ReturnType<typeof draftsService>

/** Edits that are not saved yet, one draft per person and list, from whichever device was last. */
export const draftsService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  read: (storeId: string, personId: string, list: ListReference): Promise<OrderingDraft | null> =>
    draftsRepository(database, storeId, personId).read(list),

  /** Keeps a draft, unless a newer one is there; null forgets. Throws `request/too-large`. */
  async keep(storeId: string, personId: string, list: ListReference, draft: OrderingDraft | null): Promise<{ at: string | null }> {
    const drafts = draftsRepository(database, storeId, personId)
    if (!draft) {
      await drafts.forget(list)
      return { at: null }
    }
    const at = Date.parse(draft.at)
    if (Number.isNaN(at))
      throw new ProblemError('request/invalid', 'The request does not fit the contract.', {
        errors: [{ path: 'body.draft.at', reason: 'must be an instant' }],
      })
    const text = JSON.stringify(draft)
    if (Buffer.byteLength(text) > limits.list.draftBytes)
      throw new ProblemError('request/too-large', `A draft has at most ${limits.list.draftBytes} bytes; this one stays on the device.`)
    // A device whose clock is ahead would else keep all others out until that time comes.
    return { at: await drafts.keep(list, text, new Date(Math.max(0, Math.min(at, clock.now().getTime())))) }
  },
})
