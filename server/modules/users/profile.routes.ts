import {
  deletePerson,
  endSession,
  exportPerson,
  listSessions,
  readProfile,
  saveUser,
  signOutEverywhere,
  withdrawEmail,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { ProfileService } from './profile.service.ts'

/** Calls about the person who is signed in. */
export function profileRoutes(route: Route, profile: ProfileService): void {
  route(readProfile, ({ person, operator }) => profile.read(person.id, operator))
  route(saveUser, ({ person, operator, query, body: { email: _, ...change }, request }) =>
    profile.save(person, { ...change, ...query }, { operator, address: request.ip }),
  )
  route(withdrawEmail, ({ person, operator }) => profile.withdrawEmail(person, operator))
  route(listSessions, ({ person }) => profile.sessions(person))
  route(signOutEverywhere, async ({ person, request }) => {
    await profile.signOutEverywhere(person, request.ip)
    return {}
  })
  route(endSession, async ({ person, params, request }) => {
    await profile.endSession(person, params.id, request.ip)
    return {}
  })
  route(exportPerson, ({ person, request }) => profile.data(person, request.ip))
  route(deletePerson, async ({ person, body, request }) => {
    await profile.remove(person, body, request.ip)
    return {}
  })
}
