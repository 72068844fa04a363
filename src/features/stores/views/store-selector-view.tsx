import { Button } from '../../../design/button/index.ts'
import { ExpandIcon, StoreIcon } from '../../../design/icon/index.ts'
import { OnDemand } from '../../../design/on-demand/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { StoreCredential } from '../../../../contract/index.ts'

export interface StoreSelectorViewProps {
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  current: StoreCredential | null
  onChoose: (store: string) => void
}

const load = () => import('./store-choices.tsx').then(({ StoreChoices }) => StoreChoices)

/** The store that one works in, and the others to choose from. */
export function StoreSelectorView(props: StoreSelectorViewProps) {
  const t = useSentences('stores')
  const name = props.current?.displayName ?? t('selector.none')
  return (
    <OnDemand
      popup="menu"
      trigger={
        <Button tone="quiet" icon={<StoreIcon />} iconAfter={<ExpandIcon className="text-muted" />} aria-label={t('selector.label', { store: name })}>
          <span className="block max-w-44 truncate">{name}</span>
        </Button>
      }
      load={load}
      given={props}
    />
  )
}
