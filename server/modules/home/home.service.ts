import {
  type AttentionReason,
  attentionOf,
  attentionReasons,
  type Home,
  type ListGroup,
  listGroupOf,
  type ListReference,
  type ListStatus,
  listHealth,
  listStatus,
  type OrderedList,
  type SoldToday,
} from '../../../contract/index.ts'
import { listsWithin, type MemberStore } from '../../access/index.ts'
import type { Database } from '../../database/index.ts'
import type { AutomationsService } from '../automations/index.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { PreferencesService } from '../preferences/index.ts'
import type { ProposalsService, PublicationService } from '../publication/index.ts'
import type { LiveService } from '../reports/index.ts'
import type { SynchronisationService } from '../synchronisation/index.ts'
import { costliest } from './costliest.ts'
import { firstSteps } from './first-steps.ts'

export interface HomeDependencies {
  automations: AutomationsService
  database: Database
  catalogue: CatalogueService
  preferences: PreferencesService
  publication: PublicationService
  proposals: ProposalsService
  sales: Pick<LiveService, 'totalValuesOrder'>
  synchronisation: SynchronisationService
}

type Overview = Awaited<ReturnType<CatalogueService['overview']>>[number]

/** Lists that are shown: of those that need attention, and of those that were opened last; pictures of each. */
const most = { inNeed: 5, recent: 4, pictures: 4 }

const underWay: ReadonlySet<ListStatus> = new Set(['waiting', 'running', 'sent'])

const keyOf = ({ kind, id }: ListReference): string => `${kind} ${id}`
const countEach = (count: (reason: AttentionReason) => number) =>
  Object.fromEntries(attentionReasons.map((reason) => [reason, count(reason)])) as Home['counts']

interface SeenList extends Overview {
  status: ListStatus
  drifted: number | null
  savedAt: string | null
}

const seen = (list: Overview, state: OrderedList | undefined): SeenList => ({
  ...list,
  status: state ? listStatus(state) : 'never',
  drifted: state?.drifted ?? null,
  savedAt: state?.savedAt ?? null,
})

const soldToday = ({ day, until, pending, today, sameHours }: SoldToday): SoldToday => ({
  day,
  until,
  pending,
  today,
  sameHours,
})

export type HomeService = ReturnType<typeof homeService>

/** What a person sees first, put together out of what the other modules know. */
export const homeService = ({
  automations,
  database,
  catalogue,
  preferences,
  publication,
  proposals,
  sales,
  synchronisation,
}: HomeDependencies) => ({
  /** Lists outside a partner's limits are left out, and are not counted; today's sales, where the caller may not read reports. */
  async read(store: MemberStore, personId: string, withSales: boolean): Promise<Home> {
    const [categories, collections, states, within, { recent = [] }, sold, trouble, byThemselves] = await Promise.all([
      catalogue.overview(store.id, 'category'),
      catalogue.overview(store.id, 'collection'),
      publication.lists(store.id),
      listsWithin(database, store.id, store.limits),
      preferences.read(store.id, personId),
      withSales ? sales.totalValuesOrder(store) : null,
      synchronisation.trouble(store.id),
      automations.forHome(store.id),
    ])
    const open = await proposals.counted(store, personId, within)
    const stateOf = new Map(states.map((state) => [keyOf(state), state]))
    const lists = [...categories, ...collections].filter(within).map((list) => seen(list, stateOf.get(keyOf(list))))
    const listOf = new Map(lists.map((list) => [keyOf(list), list]))

    const inNeed = Map.groupBy(lists, ({ status, ...stock }) => attentionOf(status, listHealth(stock)))
    const needing = attentionReasons.flatMap((reason) => (inNeed.get(reason) ?? []).map((list) => ({ reason, list })))
    const attention = costliest(needing, most.inNeed)
    const inGroup = (group: ListGroup): number => needing.filter(({ list }) => listGroupOf(list.kind) === group).length
    const opened = recent.flatMap(({ list, at }) => {
      const known = listOf.get(keyOf(list))
      return known ? [{ list: known, openedAt: at }] : []
    })
    const left = opened.slice(0, most.recent)

    const pictured = (list: SeenList): number[] => list.first.slice(0, most.pictures)
    const images = await catalogue.images(store.id, [...new Set([...attention, ...left].flatMap(({ list }) => pictured(list)))])
    const shown = (list: SeenList) => ({
      kind: list.kind,
      id: list.id,
      name: list.name,
      routeBefore: list.routeBefore,
      status: list.status,
      products: list.products,
      soldOut: list.soldOut,
      soldOutFirst: list.soldOutFirst,
      pictures: pictured(list).map((id) => images.get(id) ?? null),
    })
    return {
      currency: sold?.currency ?? (await catalogue.day(store.id)).currency,
      trouble,
      running: lists.filter(({ status }) => underWay.has(status)).length,
      attention: attention.map(({ reason, list }) => ({
        ...shown(list),
        reason,
        revenue30: list.revenue30,
        drifted: list.drifted,
        savedAt: list.savedAt,
      })),
      counts: countEach((reason) => inNeed.get(reason)?.length ?? 0),
      inNeed: { category: inGroup('category'), collection: inGroup('collection') },
      proposals: open,
      automations: byThemselves,
      sales: sold && soldToday(sold),
      recent: left.map(({ list, openedAt }) => ({ ...shown(list), openedAt })),
      firstSteps: firstSteps(states.filter(within)),
    }
  },
})
