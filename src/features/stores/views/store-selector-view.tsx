import { Button } from '../../../design/button/index.ts'
import { ExpandIcon, StoreIcon } from '../../../design/icon/index.ts'
import { OnDemand } from '../../../design/on-demand/index.ts'
import { manyStores } from '../../../design/store-selector/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { StoreChoicesProps } from './store-choices.tsx'

const load = () => import('./store-choices.tsx').then(({ StoreChoices }) => StoreChoices)

/** The store that one works in, and the others to choose from. */
export function StoreSelectorView(props: StoreChoicesProps) {
  const t = useSentences('stores')
  const name = props.current?.displayName ?? t('selector.none')
  return (
    <OnDemand
      // A few stores are a menu. Many are searched in a sheet; without any, the sheet says why.
      popup={props.stores && props.stores.length > 0 && props.stores.length < manyStores ? 'menu' : 'dialog'}
      trigger={
        <Button
          tone="quiet"
          icon={<StoreIcon className="max-sm:hidden" />}
          iconAfter={<ExpandIcon className="text-muted" />}
          aria-label={t('selector.label', { store: name })}
        >
          <span dir="auto" className="block max-w-56 truncate" title={name}>
            {name}
          </span>
        </Button>
      }
      load={load}
      given={props}
    />
  )
}
