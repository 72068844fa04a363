import { readSynchronisationSettings, saveSynchronisationSettings, type Reply } from '../../../../contract/index.ts'
import { change, useCommand, useEndpoint, useSession } from '../../../api/index.ts'

const changes = change<typeof saveSynchronisationSettings>()
const plan = {
  optimistic: [
    changes(
      readSynchronisationSettings,
      ({ query }) => ({ query }),
      (present, { body }) => ({ ...present, ...body }),
    ),
  ],
  settle: [
    changes(
      readSynchronisationSettings,
      ({ query }) => ({ query }),
      (present, _, reply) => reply ?? present,
    ),
  ],
}

export interface Nightly {
  /** Undefined until it is known. */
  settings: Reply<typeof readSynchronisationSettings> | undefined
  saving: boolean
  /** Rejects with what `call` throws. */
  save: (nightly: boolean) => Promise<unknown>
}

/** Whether a store is brought up to date every night. */
export function useNightly(store: string): Nightly {
  const { person } = useSession()
  const query = { store, username: person.email }
  const { data } = useEndpoint(readSynchronisationSettings, { query })
  const { run, running } = useCommand(saveSynchronisationSettings, plan)
  return { settings: data, saving: running, save: (nightly) => run({ query, body: { nightly } }) }
}
