import { createHash } from 'node:crypto'
import { type Publication, timesLeft } from '../../../contract/index.ts'
import type { Caller } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { person as personActor } from '../../runs/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import type { PlanService } from '../payments/index.ts'
import type { ProposalRow } from './proposals.repository.ts'
import type { ProposalsService } from './proposals.service.ts'
import type { PublicationService } from './publication.service.ts'
import { readTimes } from './times.ts'

export interface ApproveDependencies {
  database: Database
  ordering: Pick<OrderingService, 'bringBack'>
  plan: PlanService
  proposals: ProposalsService
  publication: PublicationService
  clock: Clock
}

/** What a person saw of a proposal, and when it is to be published. */
export interface Approval {
  /** The version of the list, and the fingerprint of the products. */
  version: number
  seen: string
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  replaces?: boolean | undefined
  key: string
}

const digestOf = (id: string, { seen, startsAt, endsAt }: Approval): string =>
  createHash('sha256')
    .update(`proposal ${id}:${startsAt ?? ''}:${endsAt ?? ''}:${seen}`)
    .digest('hex')

const sameInstant = (given: string | null | undefined, proposed: Date | null): boolean =>
  typeof given === 'string' && proposed !== null && Date.parse(given) === proposed.getTime()

export type ApproveService = ReturnType<typeof approveService>

/** Publishes what partners propose. */
export const approveService = ({ database, ordering, plan, proposals, publication, clock }: ApproveDependencies) => {
  /** The time that was proposed is over: begun at once it would come at a time that nobody chose. */
  function checkTime({ startsAt }: Approval, row: ProposalRow): void {
    const passed = timesLeft({ startsAt: row.startsAt?.toISOString() ?? null, endsAt: null }, clock.now().getTime()) === 'passed'
    if (passed && sameInstant(startsAt, row.startsAt))
      throw new ProblemError('proposal/time-passed', 'The beginning that was proposed is over.')
  }

  return {
    /**
     * Publishes a proposal under the approver's name. Throws `proposal/…`,
     * `publication/…`, `ordering/…` and `catalogue/…` problems; then nothing has changed.
     */
    async approve(store: { id: string }, person: Caller & { name: string }, id: string, approval: Approval): Promise<Publication> {
      const { key, version, seen, replaces } = approval
      const digest = digestOf(id, approval)
      const repeated = () => publication.repeated(store.id, key, digest)
      const before = await repeated()
      if (before) return publication.showOne(before)
      const row = await proposals.required(store.id, id)
      await plan.requireProducts(database, store.id, person.id)
      const added = await database
        .transaction()
        .execute(async (transaction) => {
          // The list first, then the proposal: as whoever sends one locks them. Whoever waited for the list finds the proposal decided.
          await proposals.lockList(transaction, store.id, row.list)
          const locked = await proposals.locked(transaction, store.id, id, 'published')
          checkTime(approval, locked)
          const times = readTimes(
            clock.now(),
            { path: 'body.startsAt', at: approval.startsAt },
            { path: 'body.endsAt', at: approval.endsAt },
          )
          const { list } = locked
          const ready = await ordering.bringBack(transaction, store.id, person, { list, former: locked.version, version, seen })
          if (replaces && times.startsAt) await publication.callOff(transaction, store.id, list, times.startsAt)
          const more = { list, ...ready, ...times, returns: null, key, digest, proposal: id }
          const made = await publication.add(transaction, store.id, personActor(person.id), more)
          await proposals.published(transaction, person, locked, { publication: made, edited: false })
          return made
        })
        .catch(async (error: unknown) => {
          // The same request may have been handled at the same moment.
          const same = await repeated()
          if (same) return same.id
          throw error
        })
      return publication.showOne(await publication.required(store.id, added))
    },
  }
}
