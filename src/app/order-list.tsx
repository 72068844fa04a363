import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Criterion, listGroupOf, type ListReference, type PublishRequest, type StoreCredential } from '../../contract/index.ts'
import { AutomationLine, useAutomationOfList } from '../features/automations/index.ts'
import { useOpened, usePublicationFacts } from '../features/lists/index.ts'
import { OrderingPage, type OrderingHandle } from '../features/ordering/index.ts'
import {
  EditedProposal,
  OwnProposalOfList,
  PublicationPanel,
  PublishReviewPage,
  SamaraOnPlatform,
  underWay,
  useNotes,
  useProposal,
} from '../features/publication/index.ts'
import { giveProducts } from '../features/samara-collections/index.ts'
import { automationPath, orderPath, paths, proposalPath } from './paths.ts'
import { collectPath, samaraLinks } from './samara-links.ts'
import { useReviewing } from './use-reviewing.ts'

export interface OrderListProps {
  store: StoreCredential
  list: ListReference
  /** Opened to be put in order by hand, as shoppers see it. */
  manual: boolean
  /** Opened to be published: its review is shown once the list is there. */
  publishFirst: boolean
  /** Opened to find this in it; empty for nothing. */
  searched: string
  /** The proposal that is edited; null for none. */
  proposal: string | null
}

/** A category's page in the store; a collection has none of its own. */
const storefrontOf = ({ storefrontUrl }: StoreCredential, { kind, id }: ListReference): string | null =>
  storefrontUrl !== null && kind === 'category' ? `${storefrontUrl}/${id}` : null

/** A category or a collection on the workbench; its ordering is reviewed, published and scheduled from there. */
export function OrderList({ store, list: { kind, id }, manual, publishFirst, searched, proposal }: OrderListProps) {
  const list = useMemo((): ListReference => ({ kind, id }), [kind, id])
  useOpened(store.store, id > 0 ? list : null)
  const notes = useNotes(store.store, list)
  const { publication, own } = notes
  const publicationFacts = usePublicationFacts(store.store, list)
  const { data: waiting, loading: reading } = useProposal(proposal, store.store)
  const edited = waiting?.proposal
  // One that was decided meanwhile is not answered any more.
  const editing = edited?.state === 'waiting' && edited.mayDecide ? edited : null
  const sent = own?.state === 'waiting' && own.changed?.what !== 'saved'
  const under = publication.publication
  const automation = useAutomationOfList(store, list)
  const navigate = useNavigate()
  const ordering = useRef<OrderingHandle>(null)
  const [request, setRequest] = useState<PublishRequest | null>(null)
  const { reviewing, awaited, backHref, open, giveUp, leave } = useReviewing(request !== null)
  const onCollect = useCallback(
    (products: readonly number[], criteria: readonly Criterion[]) => {
      giveProducts(store.store, { products, criteria })
      void navigate(collectPath)
    },
    [store.store, navigate],
  )
  return (
    <>
      {reviewing && request && (
        <PublishReviewPage
          store={store.store}
          timeZone={store.timeZone}
          request={request}
          onSave={async () => (await ordering.current?.save()) ?? null}
          of={publication}
          backHref={backHref}
          hrefOf={(other) => orderPath(other, store.store)}
          queueHref={paths.indexAdmin}
          approval={store.approval}
          proposal={editing?.id ?? null}
          onLeave={leave}
        />
      )}
      {/* Under the review the workbench stays mounted, with its draft and its scroll position. */}
      <div hidden={reviewing} className={reviewing ? '' : 'contents'}>
        <OrderingPage
          ref={ordering}
          store={store.store}
          list={list}
          manual={manual}
          publishFirst={publishFirst || awaited}
          searched={searched}
          listsHref={kind === 'category' ? paths.categories : paths.collections}
          editHrefOf={kind === 'samara' ? samaraLinks(store.store).edit : null}
          startFrom={editing?.version ?? null}
          onOwnDraft={() => void navigate(orderPath(list, store.store), { replace: true })}
          approval={store.approval ? (sent ? 'sent' : 'to-send') : null}
          publication={
            // What is still on its way here keeps nobody from the list.
            <Suspense>
              {automation && (
                <AutomationLine
                  automation={automation}
                  href={automationPath(listGroupOf(kind), store.store, { edit: String(automation.id) })}
                />
              )}
              {editing && <EditedProposal proposal={editing} reviewHref={proposalPath(editing.id, store.store)} />}
              <SamaraOnPlatform of={notes.onPlatform} approval={store.approval} />
              <OwnProposalOfList own={own} timeZone={store.timeZone} />
              <PublicationPanel
                timeZone={store.timeZone}
                list={list}
                of={publication}
                drifts={notes.drifts}
                storefrontHref={storefrontOf(store, list)}
                queueHref={paths.indexAdmin}
                approval={store.approval}
              />
            </Suspense>
          }
          notesKnown={notes.known && automation !== undefined && !reading}
          publicationFacts={publicationFacts}
          publishing={publication.requesting || (under !== null && underWay(under))}
          onCollect={onCollect}
          onPublish={(requested) => {
            setRequest(requested)
            open()
          }}
          onNothingToPublish={giveUp}
        />
      </div>
    </>
  )
}
