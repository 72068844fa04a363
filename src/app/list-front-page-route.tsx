import { useSearchParams } from 'react-router-dom'
import type { ListKind } from '../../contract/index.ts'
import { CategoryFrontPage, CollectionFrontPage, type FrontPageLinks } from '../features/lists/index.ts'
import { useSentences } from '../i18n/index.ts'
import { gridPath, massOrderingPath, orderPath, paths, reviewPath, synchronisePath } from './paths.ts'
import { Header } from './shell/header.tsx'
import { WithStore } from './with-store.tsx'

const linksOf = (kind: ListKind, store: string): FrontPageLinks => ({
  order: (list) => orderPath(list, store),
  grid: (list) => gridPath(list, store),
  publish: (list) => reviewPath(list, store),
  synchronise: (lists) => {
    if (lists.length === 0) return synchronisePath(store, { scope: kind === 'category' ? 'everything' : 'collections' })
    return synchronisePath(store, {
      scope: kind === 'category' ? 'categories' : 'collection',
      targets: lists.map(({ id }) => id).join(','),
    })
  },
  queue: paths.indexAdmin,
  mass: massOrderingPath(kind, store),
  favourites: `${kind === 'category' ? paths.chooseCategory : paths.chooseCollection}?${new URLSearchParams({ show: 'favourites', store }).toString()}`,
})

/** `/category?store=…&at=…` and `/collection?store=…` */
export function ListFrontPageRoute({ kind }: { kind: ListKind }) {
  const t = useSentences('shell')
  const [search, setSearch] = useSearchParams()
  const branch = Number(search.get('at'))
  const go = (id: number | null): void => {
    setSearch((present) => {
      const next = new URLSearchParams(present)
      if (id === null) next.delete('at')
      else next.set('at', String(id))
      return next
    })
  }
  return (
    <WithStore wanted={search.get('store')} title={t(kind === 'category' ? 'categories' : 'collections')}>
      {(store) =>
        kind === 'category' ? (
          <CategoryFrontPage
            key={store.store}
            header={<Header />}
            store={store}
            links={linksOf(kind, store.store)}
            branch={Number.isInteger(branch) && branch > 0 ? branch : null}
            onBranchChange={go}
          />
        ) : (
          <CollectionFrontPage key={store.store} header={<Header />} store={store} links={linksOf(kind, store.store)} />
        )
      }
    </WithStore>
  )
}
