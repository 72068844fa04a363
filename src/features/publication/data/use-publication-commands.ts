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

/** What changes when something is done about a publication. */
const plan = { touches: [indexStatus, publicationQueue, readPublication, publicationCalls, categoriesToIndex, collectionsToIndex] }

/** Instants, ISO 8601: null begins at once, or never brings the former ordering back. */
export interface NewTimes {
  startsAt: string | null
  /** Absent leaves it as it is. */
  endsAt?: string | null
}

/** What can be done about publications. Each gives the publication as it is then, and rejects with what `call` throws. */
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
