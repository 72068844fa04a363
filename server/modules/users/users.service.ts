import type { Database } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type PersonRow, usersRepository } from './users.repository.ts'

/** Who an identity provider says somebody is. */
interface ProvenIdentity {
  email: string
  name: string
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
    /** The person of a verified token. A person who was switched off is as good as unknown. */
    async ofIdentity({ email, name }: ProvenIdentity): Promise<PersonRow> {
      const person = (await users.byEmail(email)) ?? (await users.add({ email, name, passwordHash: null }))
      if (!person.active) throw new ProblemError('session/invalid-token', 'This person may not sign in any more.')
      return person
    },
    note: (personId: string, action: string, detail: object): Promise<void> => users.note(personId, action, detail),
  }
}
