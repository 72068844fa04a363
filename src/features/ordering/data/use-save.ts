import { useCallback, useEffect, useEffectEvent } from 'react'
import {
  categoriesToIndex,
  listsToOrder,
  orderingVersions,
  pinList,
  saveSortTable,
  type OrderingState,
} from '../../../../contract/index.ts'
import { change, changeCategory, criteriaBody, failureOf, useCommand } from '../../../api/index.ts'
import type { Workbench } from '../model/workbench.ts'
import { isDirty } from '../model/history.ts'
import { savingOf } from '../model/saving.ts'
import type { StoredWorkbench } from './use-workbench-store.ts'

const plan = {
  touches: [categoriesToIndex, listsToOrder, orderingVersions],
  optimistic: [
    change<typeof saveSortTable>()(
      categoriesToIndex,
      ({ query, body }) => ({ query: { username: query.username, store: body.store } }),
      (states, { body }) =>
        body.list.kind === 'category' ? changeCategory(states, body.list.id, { version: body.version + 1, state: null }) : states,
    ),
  ],
}

/**
 * Saves the edit: now, or as soon as the server answers again. A newer version
 * of another person and changed products are reported, never overwritten.
 */
export function useSave({ place, listQuery, store, state, draftStorage }: StoredWorkbench): Pick<Workbench, 'saving' | 'save'> {
  const { run, running } = useCommand(saveSortTable, plan)
  const { mutate } = listQuery
  const { waiting, draftStatus } = state

  const save = useCallback(
    async (name?: string): Promise<number | null> => {
      const { session } = store.state()
      if (!session) return null
      const { list, history } = session
      const { version } = list.source.ordering
      if (!isDirty(history) && name === undefined) return version
      const criteria = history.done.findLast(({ edit }) => edit.kind === 'sort')?.edit
      const body = {
        store: place.store,
        list: place.list,
        version,
        ...savingOf(history, list),
        ...(name === undefined ? {} : { name }),
        ...(criteria?.kind === 'sort' ? criteriaBody(criteria.criteria) : {}),
      }
      let saved: OrderingState
      try {
        saved = await run({ query: { username: place.person }, body })
      } catch (error) {
        const { code } = failureOf(error)
        draftStorage.serverWasReached(code !== 'network/unreachable')
        if (code === 'network/unreachable') {
          store.set({ waiting: { name } })
          return null
        }
        store.set({ waiting: null })
        if (code !== 'ordering/stale-version' && code !== 'ordering/unknown-product' && code !== 'ordering/incomplete') throw error
        const theirs = await mutate()
        if (!theirs) throw error
        if (theirs.ordering.version !== version) store.set({ conflict: { theirs: theirs.ordering } })
        // Products came or went: the list is loaded anew, with the edit on top of it.
        return null
      }
      store.set({ waiting: null })
      draftStorage.serverWasReached(true)
      const { sequence, pins, rules } = history.present
      const next = list.with({ ordering: saved, sequence, pins: pinList(pins), rules })
      store.showSavedList(next, history.done.length)
      await mutate(next.source, { revalidate: false })
      return saved.version
    },
    [store, place, run, draftStorage, mutate],
  )

  const again = useEffectEvent(() => void save(waiting?.name).catch(() => store.set({ waiting: null })))
  const back = waiting !== null && !draftStatus.offline && !running
  useEffect(() => {
    if (!back) return
    // In a task of its own, because saving sets state at once.
    const turn = setTimeout(() => again())
    return () => clearTimeout(turn)
  }, [back])

  return { saving: running ? 'saving' : waiting ? 'waiting' : 'idle', save }
}
