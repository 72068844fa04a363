import { useEffect } from 'react'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useStores } from '../data/current-store.tsx'
import { StoreSelectorView } from '../views/store-selector-view.tsx'

export interface StoreSelectorProps {
  /** Another store was chosen. */
  onChosen: () => void
}

/** Chooses the current store; says so when the stores could not be loaded. */
export function StoreSelector({ onChosen }: StoreSelectorProps) {
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
        if (store === current?.store) return
        choose(store)
        onChosen()
      }}
    />
  )
}
