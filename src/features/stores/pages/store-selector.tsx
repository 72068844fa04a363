import { useEffect } from 'react'
import { notify } from '../../../design/toast/index.ts'
import { useFailedCall, useFailureSentence } from '../../../i18n/index.ts'
import { useStores } from '../data/current-store.tsx'
import { StoreSelectorView } from '../views/store-selector-view.tsx'

export interface StoreSelectorProps {
  /** The store that the address asks for; null where it asks for none. The person may have no access to it. */
  requested: string | null
  /** Where a store is added. */
  addHref: string
  /** Another store was chosen than the one that is shown. */
  onChosen: () => void
}

/** Chooses the current store; says so when the stores could not be loaded. */
export function StoreSelector({ requested, addHref, onChosen }: StoreSelectorProps) {
  const name = useFailedCall()
  const say = useFailureSentence()
  const { stores, current, failure, choose } = useStores()
  const code = failure?.code
  useEffect(() => {
    if (code) notify.danger(name('stores.load'), { id: 'stores', detail: say({ code }) })
    // Said once per failure, not once per language or render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code])
  return (
    <StoreSelectorView
      stores={stores}
      current={current}
      addHref={addHref}
      onChoose={(store) => {
        // Under a link to a store of somebody else the current one is named here, but it is not the one that is shown.
        if (store === current?.store && (requested === null || requested === store)) return
        choose(store)
        onChosen()
      }}
    />
  )
}
