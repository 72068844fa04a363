import {
  arrange,
  type AutomationConfiguration,
  type AutomationRunList,
  limits,
  type ListReference,
  pinMap,
  type ProblemCode,
  sameRules,
  sameSequence,
  type Sequence,
} from '../../../contract/index.ts'
import { type MemberStore, refusalOf } from '../../access/index.ts'
import type { Caller } from '../../audit/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import type { ProposalsService, PublicationService } from '../publication/index.ts'
import type { ScoresService } from '../scores/index.ts'
import { changeOf, guardAgainst } from './list-change.ts'
import { plannedSequence } from './planned-sequence.ts'

export interface OrderListParts {
  catalogue: CatalogueService
  ordering: OrderingService
  scores: ScoresService
  publication: PublicationService
  proposals: ProposalsService
}

/** What a list is put in order for. */
export interface Errand {
  store: MemberStore
  /** Under whose name. */
  author: Caller & { name: string }
  automation: string
  configuration: AutomationConfiguration
  /** The same for the same list of a run, so that nothing is sent twice. */
  key: string
  /** The platform shows another ordering than the published one: it is sent again where it is still right. */
  again: boolean
  /** The shop has never had the list: that it comes there is for a person to decide. */
  unseen: boolean
}

export type ListOutcome = Omit<AutomationRunList, 'list' | 'listName' | 'writes' | 'proposalState' | 'otherAutomation'>

const untouched: Omit<ListOutcome, 'outcome'> = {
  version: null,
  firstScreen: null,
  places: null,
  gain: null,
  publication: null,
  proposal: null,
}
export const leftAs = (outcome: ListOutcome['outcome']): ListOutcome => ({ ...untouched, outcome })

/** Problems that say what became of a list. */
const outcomeOfProblem: Partial<Record<ProblemCode, ListOutcome['outcome']>> = {
  'catalogue/unknown-category': 'gone',
  'catalogue/unknown-collection': 'gone',
  'samara-collection/unknown': 'gone',
  'ordering/stale-version': 'busy',
  'ordering/unknown-product': 'busy',
  'ordering/incomplete': 'busy',
  'publication/already-running': 'busy',
  'publication/already-scheduled': 'busy',
  // The same list of the same run was sent already.
  'publication/key-reused': 'publishing',
}

/**
 * Puts one list in order for an automation: within its guards, never over
 * what people have not published yet, and under the rights of its author.
 */
export const orderList = ({ catalogue, ordering, scores, publication, proposals }: OrderListParts) => {
  const planned = plannedSequence({ catalogue, scores })

  /** What shoppers have now. */
  async function shown(storeId: string, list: ListReference, published: number | null, members: readonly number[]): Promise<Sequence> {
    const view = published === null ? null : await ordering.viewOfVersion(storeId, list, published)
    return view ?? Int32Array.from(members)
  }

  async function order(
    { store, author, automation, configuration, key, again, unseen }: Errand,
    list: ListReference,
  ): Promise<ListOutcome> {
    const { members, facts } = await catalogue.arranging(store.id, await catalogue.list(store.id, list))
    const { version, publishedVersion, source, drafted } = await ordering.progress(store.id, list)
    if (drafted || (version > 0 && version !== publishedVersion && source !== 'automation')) return leftAs('unpublished-work')
    const parts = await scores.partsOf(store.id, list)
    if (members.length > 0 && parts.products.length === 0) return leftAs('not-scored')

    const present = await ordering.arrangementOf(store.id, list, members)
    const sequence = await planned(store.id, list, { sequence: present.sequence, parts, configuration })
    const rules = configuration.rules ?? present.rules
    const after = arrange({ sequence, pins: pinMap(present.pins), rules }, facts)
    const before = await shown(store.id, list, publishedVersion, members)
    if (sameSequence(before, after) && !again) return leftAs('unchanged')

    const expected = new Map(Array.from(parts.products, (product, row) => [product, parts.expected[row]!]))
    const change = await inTurns(changeOf(before, after, (product) => expected.get(product) || 0))
    const guard = again && sameSequence(before, after) ? null : guardAgainst(change, configuration.guards)
    if (guard === 'gain') return { ...leftAs(guard), ...change }

    const saves = { products: !sameSequence(sequence, present.sequence), rules: !sameRules(rules, present.rules) }
    const saved =
      saves.products || saves.rules || version === 0
        ? await ordering.save(store.id, author, {
            list,
            version,
            products: Array.from(sequence),
            rules: saves.rules ? rules : undefined,
            name: automation.slice(0, limits.automation.name),
            source: 'automation',
          })
        : present.state
    const request = { list, version: saved.version, products: Array.from(after), key }
    const outcome = { ...untouched, ...change, version: saved.version }
    if (guard || unseen || configuration.guards.approval || refusalOf(store, 'publications.write') !== null) {
      const held = guard ?? 'proposed'
      // The same ordering is not proposed over and over: what waits goes on waiting, and what was refused stays so.
      const last = await proposals.lastOf(store.id, list, saved.version, author.id)
      if (last?.state === 'waiting') return { ...outcome, outcome: held, proposal: last.id }
      if (last?.state === 'sent-back' || last?.state === 'withdrawn') return { ...outcome, outcome: 'unchanged' }
      const { id } = await proposals.send(store, author, { ...request, word: automation })
      return { ...outcome, outcome: held, proposal: id }
    }
    const { id } = await publication.request(store, author, { ...request, criteria: [] })
    return { ...outcome, outcome: 'publishing', publication: id }
  }

  return (errand: Errand, list: ListReference): Promise<ListOutcome> =>
    order(errand, list).catch((fault: unknown) => {
      const outcome = fault instanceof ProblemError ? outcomeOfProblem[fault.code] : undefined
      if (outcome === undefined) throw fault
      return leftAs(outcome)
    })
}
