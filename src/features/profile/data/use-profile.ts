import {
  deletePerson,
  endSession,
  exportPerson,
  listSessions,
  type PersonData,
  type PersonSession,
  type Profile,
  readProfile,
  saveUser,
  signOutEverywhere,
  withdrawEmail,
} from '../../../../contract/index.ts'
import { type Failure, useApi, useCommand, useEndpoint, useSession } from '../../../api/index.ts'
import type { ProfileAnswer } from '../model/profile-answer.ts'

export interface ProfileData {
  profile: Profile | undefined
  sessions: readonly PersonSession[] | undefined
  failure: Failure | undefined
  again: () => void
  saving: boolean
  /** Rejects with what `call` throws. */
  save: (change: ProfileAnswer) => Promise<Profile>
  signOutEverywhere: () => Promise<unknown>
  data: () => Promise<PersonData>
  remove: (given: { confirm: string }) => Promise<unknown>
  endSession: (id: string) => Promise<unknown>
  withdrawEmail: () => Promise<unknown>
}

/** The signed-in person's profile, and what can be done with it. */
export function useProfile(): ProfileData {
  const { person } = useSession()
  const { call } = useApi()
  const params = { email: person.email }
  const { data: profile, failure, again, mutate } = useEndpoint(readProfile, { params })
  const { data: sessions, again: askSessions } = useEndpoint(listSessions, { params })
  const { run: runSave, running: saving } = useCommand(saveUser)
  const { run: runSignOut } = useCommand(signOutEverywhere)
  const { run: runRemove } = useCommand(deletePerson)
  return {
    profile,
    sessions,
    failure,
    again,
    saving,
    async save({ password, ...change }) {
      // A password that is empty stays: then the query has none.
      const query = password === undefined || password === '' ? {} : { password }
      const saved = await runSave({ query, body: { email: person.email, ...change } })
      await mutate(saved, { revalidate: false })
      return saved
    },
    signOutEverywhere: () => runSignOut({ params }),
    data: () => call(exportPerson, { params }),
    remove: (body) => runRemove({ params, body }),
    async endSession(id) {
      await call(endSession, { params: { ...params, id } })
      askSessions()
    },
    async withdrawEmail() {
      await mutate(await call(withdrawEmail, { params }), { revalidate: false })
    },
  }
}
