import { useCallback } from 'react'
import {
  approveProposal,
  categoriesToIndex,
  collectionsToIndex,
  indexStatus,
  listProducts,
  listProposals,
  type ListReference,
  type Proposal,
  productsByCategory,
  productsByCollection,
  type Publication,
  publicationQueue,
  readHome,
  readProposal,
  type Reply,
  sendBackProposal,
  sendProposal,
  type Sequence,
  withdrawProposal,
} from '../../../../contract/index.ts'
import { collectionQuery, useCommand, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { asSeen } from './as-seen.ts'
import { patiently } from './patiently.ts'

const lists = { touches: [listProposals, readProposal, readHome] }
const decided = { touches: [...lists.touches, publicationQueue, indexStatus, categoriesToIndex, collectionsToIndex] }

/** Without live events: how often they are fetched, in milliseconds. */
const quiet = 60_000

export interface Proposals {
  /** Undefined until they are known. */
  proposals: readonly Proposal[] | undefined
  failure: Failure | undefined
  again: () => void
}

/** Of all stores of the person: what they may decide on, and what they sent and is open. */
export function useProposals(): Proposals {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(
    listProposals,
    { query: { username: person.email } },
    { refreshEvery: () => quiet, when: ({ what }) => what === 'proposal' },
  )
  return { proposals: data, failure, again }
}

export type ProposalDetails = Reply<typeof readProposal>

/** One proposal of a store with its products; null for none. */
export function useProposal(id: string | null, store: string) {
  const { person } = useSession()
  return useEndpoint(readProposal, id === null ? null : { params: { id }, query: { store, username: person.email } }, {
    onFocus: false,
    when: (event) => event.what === 'proposal' && event.id === id,
  })
}

/** A list with its products in columns, to show a proposal of it; null for none. */
export function useProposedList(of: { store: string; list: ListReference } | null) {
  const { person } = useSession()
  const query = { store: of?.store ?? '', username: person.email }
  const category = of?.list.kind === 'category' ? { query: { ...query, categoryId: of.list.id } } : null
  const collection = of?.list.kind === 'collection' ? { query: { ...query, ...collectionQuery(of.list.id) } } : null
  const samara = of?.list.kind === 'samara' ? { query: { ...query, kind: of.list.kind, id: of.list.id } } : null
  const options = { onFocus: false, compact: true } as const
  const categories = useEndpoint(productsByCategory, category, options)
  const collections = useEndpoint(productsByCollection, collection, options)
  const samaras = useEndpoint(listProducts, samara, options)
  return { category: categories, collection: collections, samara: samaras }[of?.list.kind ?? 'category']
}

export interface ProposalToSend {
  store: string
  list: ListReference
  /** The view that the person saw. */
  shown: Sequence
  version: number
  startsAt: string | null
  endsAt: string | null
  word: string
}

export interface ApprovalToGive {
  /** The version of the list, and the fingerprint of the products that the person saw. */
  version: number
  seen: string
  startsAt: string | null
  endsAt: string | null
  replaces: boolean
}

export interface ProposalCommands {
  send: (proposal: ProposalToSend) => Promise<Proposal>
  approve: (proposal: Proposal, approval: ApprovalToGive) => Promise<Publication>
  sendBack: (proposal: Proposal, word: string) => Promise<Proposal>
  withdraw: (proposal: Proposal) => Promise<Proposal>
  sending: boolean
  approving: boolean
}

/** One line: that is what is kept of it. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What people do with proposals. Each rejects with what `call` throws. */
export function useProposalCommands(): ProposalCommands {
  const { person } = useSession()
  const username = person.email
  const { run: runSend, running: sending } = useCommand(sendProposal, lists)
  const { run: runApprove, running: approving } = useCommand(approveProposal, decided)
  const { run: runBack } = useCommand(sendBackProposal, lists)
  const { run: runWithdraw } = useCommand(withdrawProposal, lists)
  const one = useCallback(({ id, store }: Proposal) => ({ params: { id }, query: { store, username } }), [username])
  return {
    send: ({ store, list, shown, version, startsAt, endsAt, word }) =>
      asSeen(shown, (ordering) =>
        patiently((idempotencyKey) =>
          runSend(
            { query: { username }, body: { store, list, version, startsAt, endsAt, word: oneLine(word), ...ordering } },
            { idempotencyKey },
          ),
        ),
      ),
    approve: (proposal, { replaces, ...approval }) =>
      patiently((idempotencyKey) =>
        runApprove({ ...one(proposal), body: { ...approval, ...(replaces ? { replaces } : {}) } }, { idempotencyKey }),
      ),
    sendBack: (proposal, word) => runBack({ ...one(proposal), body: { word: oneLine(word) } }),
    withdraw: (proposal) => runWithdraw(one(proposal)),
    sending,
    approving,
  }
}
