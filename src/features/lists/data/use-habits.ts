import { useCallback, useEffect, useRef } from 'react'
import { readPreferences, savePreferences, type ListReference } from '../../../../contract/index.ts'
import { change, useCommand, useEndpoint, useSession } from '../../../api/index.ts'
import { withFavourite, withOpened, type Habits } from '../model/habits.ts'

const changes = change<typeof savePreferences>()
const plan = {
  optimistic: [
    changes(
      readPreferences,
      ({ query }) => ({ query }),
      (present, { body }) => ({ ...present, ...body }),
    ),
  ],
  settle: [
    changes(
      readPreferences,
      ({ query }) => ({ query }),
      (_, __, reply) => reply ?? {},
    ),
  ],
}

export interface HabitsOfPerson {
  /** Undefined until they are known. */
  habits: Habits | undefined
  /** Marks a list as a favourite or takes the mark back. Rejects with what `call` throws. */
  favour: (list: ListReference, favourite: boolean) => Promise<void>
}

/** What the person marked and opened in a store. Where it cannot be read there is nothing marked: choosing works without. */
export function useHabits(store: string): HabitsOfPerson {
  const { person } = useSession()
  const query = { store, username: person.email }
  const { data, failure } = useEndpoint(readPreferences, { query }, { onFocus: false })
  const { run } = useCommand(savePreferences, plan)
  return {
    habits: data ?? (failure ? {} : undefined),
    favour: async (list, favourite) => {
      // Without what is there already, marking one would forget the others.
      if (!data) throw new Error('Favourites are not known yet.')
      await run({ query, body: { favourites: withFavourite(data, list, favourite) } })
    },
  }
}

/**
 * Keeps that the person opened a list, once per visit.
 * @param list null while none is open
 */
export function useOpened(store: string, list: ListReference | null): void {
  const { person } = useSession()
  const { data } = useEndpoint(readPreferences, { query: { store, username: person.email } }, { onFocus: false })
  const { run } = useCommand(savePreferences, plan)
  const kept = useRef<string | null>(null)
  const key = list === null ? null : `${store} ${list.kind} ${list.id}`
  const keep = useCallback(
    (recent: ReturnType<typeof withOpened>) => {
      // It is a convenience: when it cannot be kept, the list is opened all the same.
      run({ query: { store, username: person.email }, body: { recent } }).catch(() => undefined)
    },
    [run, store, person.email],
  )
  useEffect(() => {
    if (!data || list === null || kept.current === key) return
    kept.current = key
    keep(withOpened(data, list, new Date().toISOString()))
  }, [data, list, key, keep])
}
