import type { StoreCredential } from '../../../../contract/index.ts'
import type { DemandedProps } from '../../../design/on-demand/index.ts'
import { StoreSelector } from '../../../design/store-selector/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface StoreChoicesProps {
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  current: StoreCredential | null
  addHref: string
  onChoose: (store: string) => void
}

/** The stores that there are to choose from. */
export function StoreChoices({ stores, current, addHref, onChoose, ...menu }: StoreChoicesProps & DemandedProps) {
  const t = useSentences('stores')
  const format = useFormat()
  return (
    <StoreSelector
      {...menu}
      stores={stores?.map(({ store, displayName, products, readiness }) => ({
        id: store,
        name: displayName,
        detail: t('selector.products', { count: products, products: format.number(products) }),
        state: readiness,
      }))}
      value={current?.store}
      onValueChange={onChoose}
      addHref={addHref}
    />
  )
}
