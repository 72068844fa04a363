import { useNavigate, useSearchParams } from 'react-router-dom'
import { IndexAdminPage, ProposalPage, queueAddress, queueRequestOf, type QueueRequest } from '../features/publication/index.ts'
import { useStores } from '../features/stores/index.ts'
import { editProposalPath, orderPath, paths, proposalPath } from './paths.ts'

/** `/index-admin?tab=…&search=…&state=…&store=…&open=…`, and `/index-admin?proposal=…&of=…` for a proposal of a store. */
export function IndexAdminRoute() {
  const { stores, current } = useStores()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const requested = queueRequestOf(search)
  const [proposal, of] = [search.get('proposal'), search.get('of')]
  if (proposal !== null && of !== null) {
    return (
      <ProposalPage
        key={proposal}
        id={proposal}
        store={of}
        timeZone={stores?.find(({ store }) => store === of)?.timeZone ?? 'UTC'}
        queueHref={paths.indexAdmin}
        hrefOf={orderPath}
        editHrefOf={({ id, list, store }) => editProposalPath(id, list, store)}
        onLeave={() => void navigate(paths.indexAdmin)}
      />
    )
  }
  // What is opened is gone back from; what is filtered is not.
  const ask = (next: QueueRequest): void =>
    setSearch((present) => queueAddress(present, next), { replace: next.open === requested.open || next.open === null })
  return (
    <IndexAdminPage
      stores={stores}
      timeZone={current?.timeZone ?? 'UTC'}
      requested={requested}
      onAsk={ask}
      hrefOf={orderPath}
      chooseHref={paths.chooseCategory}
      proposalHrefOf={({ id, store }) => proposalPath(id, store)}
    />
  )
}
