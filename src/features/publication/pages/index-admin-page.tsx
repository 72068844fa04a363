import { useMemo, useState } from 'react'
import type { ListReference, Proposal, Publication } from '../../../../contract/index.ts'
import { useSentencesOfParts } from '../../../i18n/index.ts'
import { useProposals } from '../data/use-proposals.ts'
import { useClosely, useFamilies, useQueue } from '../data/use-queue.ts'
import { queueLinesOf, type QueueRequest, type QueueStore } from '../model/queue.ts'
import { PublicationDetails } from '../views/publication-details.tsx'
import { PublicationQueueView, type QueueState } from '../views/publication-queue-view.tsx'
import { ProposalsToDecide } from './proposals-to-decide.tsx'
import { DriftsOfStore } from './drifts-of-store.tsx'
import { usePublicationActions } from './use-publication-actions.tsx'

export interface IndexAdminPageProps {
  /** The person's stores; undefined until they are known. */
  stores: readonly QueueStore[] | undefined
  /** The time zone of the calendar when the filter names no store: IANA name. */
  timeZone: string
  /** The filter in the address. */
  requested: QueueRequest
  /** Called when the filter changes: the address should change with it. */
  onAsk: (requested: QueueRequest) => void
  hrefOf: (list: ListReference, store: string) => string
  /** The page where a list is chosen, to publish it. */
  chooseHref: string
  proposalHrefOf: (proposal: Proposal) => string
}

const noStores: readonly QueueStore[] = []
const noTrees: readonly string[] = []

/** The publications of all stores: scheduled, waiting, running and ended, with their actions. */
export function IndexAdminPage({
  stores = noStores,
  timeZone,
  requested: first,
  onAsk,
  hrefOf,
  chooseHref,
  proposalHrefOf,
}: IndexAdminPageProps) {
  useSentencesOfParts('publication', 'publication-queue', 'proposals')
  const { publications, failure, again } = useQueue()
  const decisions = useProposals()
  // The search text is state, because the address changes too late for a text
  // field. The open publication is in the address, so that Back closes it.
  const [search, setSearch] = useState(first.search)
  const requested = { ...first, search }
  const ask = (part: Partial<QueueRequest>): void => {
    if (part.search !== undefined) setSearch(part.search)
    onAsk({ ...requested, ...part })
  }
  const lines = useMemo(() => queueLinesOf(publications ?? [], stores), [publications, stores])
  const zones = useMemo(() => new Map(stores.map((store) => [store.store, store.timeZone])), [stores])
  const zoneOf = (publication: Publication): string => zones.get(publication.store) ?? timeZone
  const { act, doing, dialogs } = usePublicationActions(zoneOf)

  // Collisions between categories need the trees of the stores of which several are in the calendar.
  const drawn = requested.tab === 'calendar'
  const trees = useMemo(() => {
    if (!drawn) return noTrees
    const counts = new Map<string, Set<number>>()
    for (const { store, list } of lines) if (list.kind === 'category') counts.set(store, (counts.get(store) ?? new Set()).add(list.id))
    return [...counts].filter(([store, ids]) => ids.size > 1 && zones.has(store)).map(([store]) => store)
  }, [drawn, lines, zones])
  const families = useFamilies(trees)

  const open = lines.find(({ id }) => id === requested.open) ?? null
  const closely = useClosely(open)
  const state = ((): QueueState => {
    if (publications) return { kind: 'ready', lines }
    if (!failure) return { kind: 'loading' }
    return failure.code === 'access/other-store' || failure.code === 'access/other-person'
      ? { kind: 'forbidden' }
      : { kind: 'failed', failure, again }
  })()
  return (
    <>
      <PublicationQueueView
        state={state}
        stores={stores}
        timeZone={zones.get(requested.store) ?? timeZone}
        families={families}
        now={Date.now()}
        requested={requested}
        onAsk={ask}
        hrefOf={hrefOf}
        chooseHref={chooseHref}
        onAction={act}
        proposalsKnown={decisions.proposals !== undefined || decisions.failure !== undefined}
        proposals={
          <ProposalsToDecide
            stores={stores}
            store={requested.store}
            hrefOf={proposalHrefOf}
            listHrefOf={({ list, store }) => hrefOf(list, store)}
          />
        }
        drifts={stores
          .filter(({ store }) => requested.store === '' || store === requested.store)
          .map((store) => (
            <DriftsOfStore key={store.store} store={store} hrefOf={hrefOf} />
          ))}
        details={
          open && (
            <PublicationDetails
              line={closely.publication?.id === open.id ? { ...open, ...closely.publication } : open}
              faults={closely.publication?.faults}
              calls={closely.calls}
              hrefOf={hrefOf}
              doing={doing?.id === open.id ? doing.act : null}
              onAction={(what) => act(what, open)}
              onClose={() => ask({ open: null })}
            />
          )
        }
      />
      {dialogs}
    </>
  )
}
