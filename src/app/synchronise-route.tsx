import { useSearchParams } from 'react-router-dom'
import { readAddress, SynchronisePage, type ScreenAddress } from '../features/synchronisation/index.ts'
import { useSentences } from '../i18n/index.ts'
import { WithStore } from './with-store.tsx'

/** `/synchronize?store=…&tab=…&of=…`, with `scope` and `targets` for what the form begins with. */
export function SynchroniseRoute() {
  const t = useSentences('shell')
  const [search, setSearch] = useSearchParams()
  const ask = ({ tab, of, rights }: Pick<ScreenAddress, 'tab' | 'of' | 'rights'>): void => {
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        for (const [name, value] of Object.entries({ tab: tab === 'history' ? null : tab, of, rights: rights ? '1' : null })) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  }
  return (
    <WithStore wanted={search.get('store')} width="full" title={t('synchronise')} filling>
      {(store) => (
        <SynchronisePage
          key={`${store.store} ${search.get('scope') ?? ''} ${search.get('targets') ?? ''}`}
          store={store}
          requested={readAddress(search)}
          onAsk={ask}
        />
      )}
    </WithStore>
  )
}
