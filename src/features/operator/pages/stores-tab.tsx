import { listKnownStores, pauseKnownStore } from '../../../../contract/index.ts'
import { useApi } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useList } from '../data/use-list.ts'
import { useSettled } from '../data/use-settled.ts'
import { useSorry } from '../data/use-sorry.ts'
import { given } from '../model/given.ts'
import { KnownStoresView } from '../views/known-stores-view.tsx'
import type { TabProps } from './tab-props.ts'

/** Every store, and whether anything of it goes on. */
export function StoresTab({ requested, filter, ...parts }: TabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const search = useSettled(requested.search)
  const list = useList(listKnownStores, given('search', search.trim()))
  return (
    <KnownStoresView
      {...parts}
      requested={requested}
      list={{ ...list, ...filter }}
      now={Date.now()}
      onPause={({ store, displayName }, paused) => {
        call(pauseKnownStore, { params: { name: store }, body: { paused } }).then((now) => {
          list.replace((row) => row.store === store, now)
          notify.success(t(paused ? 'stores.paused' : 'stores.continued'), { id: 'operator', detail: displayName })
        }, sorry)
      }}
    />
  )
}
