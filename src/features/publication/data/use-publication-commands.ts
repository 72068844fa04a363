import {
  cancelPublication,
  categoriesToIndex,
  collectionsToIndex,
  indexStatus,
  publicationCalls,
  publicationQueue,
  readPublication,
  retryPublication,
  setIndexDate,
  verifyPublication,
  type Publication,
} from '../../../../contract/index.ts'
import { newTimesBody, useCommand, useSession } from '../../../api/index.ts'

/** The queries that change after an action on a publication. */
const plan = { touches: [indexStatus, publicationQueue, readPublication, publicationCalls, categoriesToIndex, collectionsToIndex] }

/** Instants, ISO 8601. Null: it begins at once, or the former ordering is never restored. */
export interface NewTimes {
  startsAt: string | null
  /** Absent leaves it as it is. */
  endsAt?: string | null
}

/** The actions on publications. Each returns the changed publication, and rejects with what `call` throws. */
export interface PublicationCommands {
  cancel: (publication: Publication) => Promise<Publication>
  retry: (publication: Publication) => Promise<Publication>
  verify: (publication: Publication) => Promise<Publication>
  move: (publication: Publication, times: NewTimes) => Promise<Publication>
}

export function usePublicationCommands(): PublicationCommands {
  const { person } = useSession()
  const cancel = useCommand(cancelPublication, plan)
  const retry = useCommand(retryPublication, plan)
  const verify = useCommand(verifyPublication, plan)
  const move = useCommand(setIndexDate, plan)
  const requested = ({ id, store }: Publication) => ({ params: { id }, query: { store, username: person.email } })
  return {
    cancel: (publication) => cancel.run(requested(publication)),
    retry: (publication) => retry.run(requested(publication)),
    verify: (publication) => verify.run(requested(publication)),
    move: ({ id, store }, { startsAt, endsAt }) =>
      move.run({ body: { ...newTimesBody(id, startsAt, endsAt), store, username: person.email } }),
  }
}
