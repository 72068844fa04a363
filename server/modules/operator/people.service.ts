import { type KnownPerson, searchWords } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Accounts } from '../../identity/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { NoticesService } from '../notices/index.ts'
import { forms, pageFrom, readCursor } from '../../database/page-cursor.ts'
import { peopleRepository, type PersonRow } from './people.repository.ts'

export interface PeopleDependencies {
  database: Database
  clock: Clock
  /** Null where another provider signs people in. */
  accounts: Accounts | null
  notices: Pick<NoticesService, 'addOfAccount'>
}

const unknown = () => new ProblemError('user/unknown', 'There is no such person.')
const lastOperator = () => new ProblemError('user/last-operator', 'Nobody else would run the installation.')

const show = ({ createdAt, signedInAt, foundBy: _, ...person }: PersonRow): KnownPerson => ({
  ...person,
  createdAt: createdAt.toISOString(),
  signedInAt: signedInAt?.toISOString() ?? null,
})

/** Everybody who may come in, and who is kept out. */
export function peopleService({ database, clock, accounts, notices }: PeopleDependencies) {
  const people = peopleRepository(database)
  const read = async (id: string): Promise<KnownPerson> => {
    const row = await people.byId(id)
    if (!row) throw unknown()
    return show(row)
  }

  return {
    async page({ search = '', store = null, cursor }: { search?: string; store?: string | null; cursor?: string }) {
      const after = readCursor(cursor, [forms.text, forms.id])
      const rows = await people.page({ words: searchWords(search), store }, after)
      return pageFrom(rows, show, ({ foundBy, id }) => [foundBy, id])
    },

    /** Switches a person off, with their sessions, or on again. Throws `user/unknown`, `user/last-operator`. */
    async setActive(id: string, active: boolean, by: Caller): Promise<KnownPerson> {
      await database.transaction().execute(async (transaction) => {
        const inside = peopleRepository(transaction)
        // Elsewhere roles are not known here: whoever switches themselves off may be the last one.
        if (!active && (accounts === null ? id === by.id : !(await inside.otherOperators(id)) && (await inside.lock(id))?.operator))
          throw lastOperator()
        const person = await inside.lock(id)
        if (!person) throw unknown()
        if (person.active === active) return
        await inside.change(id, { active })
        if (!active) await accounts?.endSessions(transaction, id)
        const kind = active ? 'account-switched-on' : 'account-switched-off'
        await record(transaction, { kind, at: clock.now(), by: by.id, address: by.address, about: id, values: {} })
      })
      return read(id)
    },

    /** Gives somebody the role of an operator, or takes it. Throws `user/unknown`, `user/last-operator`, `user/managed-elsewhere`. */
    async setOperator(id: string, operator: boolean, by: Caller): Promise<KnownPerson> {
      if (!accounts) throw new ProblemError('user/managed-elsewhere', 'Another identity provider gives roles.')
      await database.transaction().execute(async (transaction) => {
        const inside = peopleRepository(transaction)
        const others = await inside.otherOperators(id)
        const person = await inside.lock(id)
        if (!person) throw unknown()
        if (person.operator === operator) return
        if (!operator && !others) throw lastOperator()
        await inside.change(id, { operator })
        const kind = operator ? 'operator-given' : 'operator-taken'
        await record(transaction, { kind, at: clock.now(), by: by.id, address: by.address, about: id, values: {} })
      })
      return read(id)
    },

    /**
     * Removes what somebody signs in with beside the password, ends their sessions, and tells them. Whoever took over an
     * operator's session cannot weaken that account by it: one's own is removed with one's password. Throws `user/…`.
     */
    async takeSecondFactor(id: string, by: Caller): Promise<KnownPerson> {
      if (!accounts) throw new ProblemError('user/managed-elsewhere', 'Another identity provider signs people in.')
      if (id === by.id) throw new ProblemError('user/own-second-factor', 'One’s own second factor is removed in the profile.')
      await database.transaction().execute(async (transaction) => {
        if (!(await peopleRepository(transaction).lock(id))) throw unknown()
        if (!(await accounts.secondFactor.takeFrom(transaction, id)))
          throw new ProblemError('user/second-factor-off', 'The person has no second factor.')
        await accounts.endSessions(transaction, id)
        await record(transaction, { kind: 'second-factor-taken', at: clock.now(), by: by.id, address: by.address, about: id, values: {} })
        await notices.addOfAccount(id, 'second-factor-taken', transaction)
      })
      return read(id)
    },
  }
}
export type PeopleService = ReturnType<typeof peopleService>
