import { useCallback } from 'react'
import { categoriesToIndex, saveSortTable, type Move, type ProductList } from '../../../../contract/index.ts'
import { change, useCommand } from '../../../api/index.ts'
import { savingOf, withOrdering } from '../model/saving.ts'

interface Saving {
  person: string
  store: string
  list: ProductList
  order: readonly number[]
  moves: readonly Move[]
}

const plan = {
  touches: [categoriesToIndex],
  foresee: [
    change<typeof saveSortTable>()(
      categoriesToIndex,
      ({ query, body }) => ({ query: { username: query.username, store: body.store } }),
      (states, { body }) => states.map((state) => (state.idcategoria === body.list.id ? { ...state, version: body.version + 1, state: null } : state)),
    ),
  ],
}

/** Saves an ordering: as moves, or whole where that is shorter. Resolves to the list as it is saved now. */
export function useSaveOrdering(): { save: (saving: Saving) => Promise<ProductList>; saving: boolean } {
  const { run, running } = useCommand(saveSortTable, plan)
  const save = useCallback(
    async ({ person, store, list, order, moves }: Saving) => {
      const what = savingOf(order, moves)
      const body = { store, list: { kind: 'category' as const, id: list.category.idcategoria }, version: list.ordering.version, ...what }
      return withOrdering(list, what, await run({ query: { username: person }, body }))
    },
    [run],
  )
  return { save, saving: running }
}
