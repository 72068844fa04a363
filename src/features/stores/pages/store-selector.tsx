import { useEffect } from 'react'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useStores } from '../data/current-store.tsx'
import { StoreSelectorView } from '../views/store-selector-view.tsx'

export interface StoreSelectorProps {
  /** The store that the address asks for; null where it asks for none. The person may have no access to it. */
  asked: string | null
  /** Another store was chosen than the one that is shown. */
  onChosen: () => void
}

/** Chooses the current store; says so when the stores could not be loaded. */
export function StoreSelector({ asked, onChosen }: StoreSelectorProps) {
  const t = useSentences('stores')
  const say = useFailureSentence()
  const { stores, current, failure, choose } = useStores()
  const code = failure?.code
  useEffect(() => {
    if (code) notify.danger(t('failed'), { id: 'stores', detail: say({ code }) })
    // Said once per failure, not once per language or render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code])
  return (
    <StoreSelectorView
      stores={stores}
      current={current}
      onChoose={(store) => {
        // Under a link to a store of somebody else the current one is named here, but it is not the one that is shown.
        if (store === current?.store && (asked === null || asked === store)) return
        choose(store)
        onChosen()
      }}
    />
  )
}
