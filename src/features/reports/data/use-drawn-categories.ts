import { readPreferences, savePreferences } from '../../../../contract/index.ts'
import { change, useCommand, useEndpoint, useSession } from '../../../api/index.ts'
import { drawnOf } from '../model/drawn.ts'

const plan = {
  optimistic: [
    change<typeof savePreferences>()(
      readPreferences,
      ({ query }) => ({ query }),
      (present, { body }) => ({ ...present, ...body }),
    ),
  ],
}

export interface DrawnCategories {
  /** Null: those that sold most; undefined until it is known. */
  drawn: readonly number[] | null | undefined
  /** Keeps them for the next visit; null forgets them. */
  keep: (drawn: readonly number[] | null) => void
}

/** The categories of a store that are drawn over time: those that the address asks for, else those that the person chose last. */
export function useDrawnCategories(store: string, wanted: readonly number[] | null): DrawnCategories {
  const { person } = useSession()
  const query = { store, username: person.email }
  const { data, failure } = useEndpoint(readPreferences, { query }, { onFocus: false })
  const { run } = useCommand(savePreferences, plan)
  return {
    drawn: drawnOf(wanted, data ?? (failure ? {} : undefined)),
    keep: (drawn) => {
      // The address shows them all the same where they cannot be kept.
      run({ query, body: { drawn: [...(drawn ?? [])] } }).catch(() => undefined)
    },
  }
}
