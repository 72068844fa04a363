import { useMemo, useState } from 'react'
import { publicationEnded, type ListReference, type StoreCredential } from '../../contract/index.ts'
import { useOpened } from '../features/lists/index.ts'
import { OrderingPage } from '../features/ordering/index.ts'
import { PublicationPanel, PublishReviewPage, usePublication, type Wish } from '../features/publication/index.ts'
import { paths } from './paths.ts'
import { Header } from './shell/header.tsx'
import { useReviewing } from './use-reviewing.ts'

export interface OrderListProps {
  store: StoreCredential
  id: number
  /** Opened to be put in order by hand, as shoppers see it. */
  manual: boolean
}

/** A category on the workbench; its ordering is reviewed and published from there. */
export function OrderCategory({ store, id, manual }: OrderListProps) {
  const list = useMemo((): ListReference => ({ kind: 'category', id }), [id])
  useOpened(store.store, id > 0 ? list : null)
  const publication = usePublication(store.store, id)
  const under = publication.publication
  const [wish, setWish] = useState<Wish | null>(null)
  const { reviewing, backHref, open, leave } = useReviewing(wish !== null)
  return (
    <>
      {reviewing && wish && <PublishReviewPage header={<Header />} store={store.store} wish={wish} of={publication} backHref={backHref} onLeave={leave} />}
      {/* The workbench stays as it is under the review, draft and place in the list and all. */}
      <div hidden={reviewing}>
        <OrderingPage
          header={<Header />}
          store={store.store}
          list={list}
          manual={manual}
          listsHref={paths.categories}
          publication={<PublicationPanel of={publication} storefrontHref={store.storefrontUrl ? `${store.storefrontUrl}/${id}` : null} />}
          publishing={publication.asking || (under !== null && !publicationEnded(under.state))}
          onPublish={(wished) => {
            setWish(wished)
            open()
          }}
        />
      </div>
    </>
  )
}

/** A platform collection on the workbench; it is saved, and not published yet. */
export function OrderCollection({ store, id, manual }: OrderListProps) {
  const list = useMemo((): ListReference => ({ kind: 'collection', id }), [id])
  useOpened(store.store, id > 0 ? list : null)
  return <OrderingPage header={<Header />} store={store.store} list={list} manual={manual} listsHref={paths.chooseCollection} onPublish={null} />
}
