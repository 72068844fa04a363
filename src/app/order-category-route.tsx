import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { publicationEnded, type StoreCredential } from '../../contract/index.ts'
import { OrderingPage } from '../features/ordering/index.ts'
import { PublicationPanel, PublishWishDialog, usePublication, type Wish } from '../features/publication/index.ts'
import { useSentences } from '../i18n/index.ts'
import { paths } from './paths.ts'
import { Header } from './shell/header.tsx'
import { WithStore } from './with-store.tsx'

/** `/order-by-category?category=…&store=…` */
export function OrderCategoryRoute() {
  const t = useSentences('shell')
  const [search] = useSearchParams()
  const category = Number(search.get('category'))
  return (
    <WithStore wanted={search.get('store')} title={t('categories')}>
      {(store) => <OrderCategory key={`${store.store} ${category}`} store={store} category={Number.isInteger(category) && category > 0 ? category : 0} />}
    </WithStore>
  )
}

function OrderCategory({ store, category }: { store: StoreCredential; category: number }) {
  const publication = usePublication(store.store, category)
  const [wish, setWish] = useState<Wish | null>(null)
  const under = publication.publication
  return (
    <>
      <OrderingPage
        header={<Header />}
        store={store.store}
        category={category}
        categoriesHref={paths.categories}
        publication={<PublicationPanel of={publication} storefrontHref={store.storefrontUrl ? `${store.storefrontUrl}/${category}` : null} />}
        publishing={publication.asking || (under !== null && !publicationEnded(under.state))}
        onPublish={setWish}
      />
      <PublishWishDialog of={publication} wish={wish} onDone={() => setWish(null)} />
    </>
  )
}
