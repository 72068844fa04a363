import { deleteGroup, listGroups, type SamaraGroup } from '../../../../contract/index.ts'
import { useCommand, useEndpoint, type Failure } from '../../../api/index.ts'

export interface Groups {
  /** Undefined until they are known. */
  groups: readonly SamaraGroup[] | undefined
  failure: Failure | undefined
  again: () => void
}

/** The groups of a store. */
export function useGroups(store: string): Groups {
  const { data, failure, again } = useEndpoint(listGroups, { query: { store } })
  return { groups: data, failure, again }
}

const plan = { touches: [listGroups] }

/** Deletes a group that no collection uses. Rejects with what `call` throws. */
export function useDeleteGroup(store: string): (id: number) => Promise<unknown> {
  const { run } = useCommand(deleteGroup, plan)
  return (id) => run({ params: { id }, query: { store } })
}
