import type { Database } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type PersonRow, usersRepository } from './users.repository.ts'

/** Who an identity provider says somebody is. */
interface ProvenIdentity {
  email: string
  name: string
}

/** A person, and the store that they ask for if it is theirs. */
interface Visit {
  person: { id: string; email: string; name: string }
  store: { id: string; name: string } | null
}

export type UsersService = ReturnType<typeof usersService>

/** People: known by e-mail, made on their first visit when a provider elsewhere vouches for them. */
export const usersService = (database: Database) => {
  const users = usersRepository(database)
  return {
    byEmail: (email: string): Promise<PersonRow | undefined> => users.byEmail(email),
    byId: (id: string): Promise<PersonRow | undefined> => users.byId(id),
    anyone: (): Promise<boolean> => users.anyone(),
    add: (person: { email: string; name: string; passwordHash: string | null }): Promise<PersonRow> => users.add(person),
    setPasswordHash: (id: string, hash: string): Promise<void> => users.setPasswordHash(id, hash),
    /**
     * The person of a verified token, and the store of this name if it is theirs: asked for at every call, so that what is taken away is gone
     * at once. A person who was switched off is as good as unknown.
     */
    async visit({ email, name }: ProvenIdentity, storeName: string | null): Promise<Visit> {
      const known = await users.visit(email, storeName)
      const { active, storeId, ...person } = known ?? { ...(await users.add({ email, name, passwordHash: null })), storeId: null }
      if (!active) throw new ProblemError('session/invalid-token', 'This person may not sign in any more.')
      return { person: { id: person.id, email: person.email, name: person.name }, store: storeId === null || storeName === null ? null : { id: storeId, name: storeName } }
    },
    note: (personId: string, action: string, detail: object): Promise<void> => users.note(personId, action, detail),
  }
}
