import { controlRun, listRuns, runGroups, runKinds } from '../../../../contract/index.ts'
import { useApi } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useList } from '../data/use-list.ts'
import { useSorry } from '../data/use-sorry.ts'
import { among, given } from '../model/given.ts'
import { RunsView } from '../views/runs-view.tsx'
import type { TabProps } from './tab-props.ts'

/** What goes on, is planned or has failed. */
export function RunsTab({ requested, filter, ...parts }: TabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const { kind, state, store } = requested
  const list = useList(listRuns, {
    ...given('kind', among(runKinds, kind)),
    ...given('group', among(runGroups, state)),
    ...given('store', store),
  })
  return (
    <RunsView
      {...parts}
      requested={requested}
      list={{ ...list, ...filter }}
      now={Date.now()}
      onControl={({ id, store: name, storeName }, action) => {
        call(controlRun, { params: { name, run: id }, body: { action } }).then((now) => {
          list.replace((row) => row.id === id, now)
          notify.success(t(action === 'cancel' ? 'runs.cancelled' : 'runs.retried'), { id: 'operator', detail: storeName })
        }, sorry)
      }}
    />
  )
}
