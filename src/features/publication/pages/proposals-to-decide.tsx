import type { Proposal } from '../../../../contract/index.ts'
import { useProposals } from '../data/use-proposals.ts'
import { toDecide } from '../model/proposals.ts'
import type { QueueStore } from '../model/queue.ts'
import { WaitingProposals } from '../views/waiting-proposals.tsx'

export interface ProposalsToDecideProps {
  stores: readonly QueueStore[]
  /** Of this one alone; empty: of all. */
  store: string
  hrefOf: (proposal: Proposal) => string
  /** The workbench of its list. */
  listHrefOf: (proposal: Proposal) => string
}

/** What waits for the person's decision, and what they sent and is open; nothing where nothing is. */
export function ProposalsToDecide({ stores, store, hrefOf, listHrefOf }: ProposalsToDecideProps) {
  const { proposals = [] } = useProposals()
  const waiting = toDecide(proposals, store)
  const own = proposals.filter((each) => each.own && !waiting.includes(each) && (store === '' || each.store === store))
  if (waiting.length + own.length === 0) return null
  return (
    <WaitingProposals
      proposals={waiting}
      own={own}
      storeOf={(name) => {
        const known = stores.find((each) => each.store === name)
        return { name: known?.displayName ?? name, timeZone: known?.timeZone ?? 'UTC' }
      }}
      named={stores.length > 1}
      hrefOf={hrefOf}
      listHrefOf={listHrefOf}
      now={Date.now()}
    />
  )
}
