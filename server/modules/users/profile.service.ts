import type { Language, PersonData, PersonSession, Profile } from '../../../contract/index.ts'
import { record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Accounts } from '../../identity/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { apiTokensRepository } from './api-tokens.repository.ts'
import { showApiToken } from './api-tokens.service.ts'
import type { AccountOwner, OwnAccounts } from './own-account.ts'
import { profileRepository } from './profile.repository.ts'

/** What a person changes of themselves; what is left out stays. */
export interface ProfileChange {
  name?: string
  language?: Language
  newEmail?: string
  password?: string
}

export interface ProfileDependencies {
  database: Database
  clock: Clock
  /** Null where another provider signs people in. */
  accounts: Accounts | null
  own: OwnAccounts
  /** Takes a person who is deleted out of the stores that others own, too. */
  leaving: (transaction: Queries, person: { id: string; email: string }) => Promise<void>
}

const iso = (at: Date) => at.toISOString()

export type ProfileService = ReturnType<typeof profileService>

/** The person's own data: seen, changed, taken along, deleted. */
export function profileService({ database, clock, accounts, own, leaving }: ProfileDependencies) {
  async function read(id: string, operator: boolean): Promise<Profile> {
    const rows = profileRepository(database)
    const { email, name, language, active } = await rows.person(id)
    const pendingEmail = (await accounts?.pendingEmail(id)) ?? null
    return {
      email,
      name,
      language,
      active,
      operator,
      onBoard: accounts !== null,
      demo: accounts !== null && own.isDemo(email),
      pendingEmail,
      ownedStores: await rows.ownedStores(id),
    }
  }
  // Sessions of a demo person are those of strangers.
  const sessions = async ({ id, email, session }: AccountOwner): Promise<PersonSession[]> =>
    accounts && !own.isDemo(email) ? accounts.sessions(id, session?.id ?? null) : []

  return {
    read,
    sessions,
    /** Changes all of it or nothing. `address`: the network address of whoever asks. */
    async save(
      person: AccountOwner,
      change: ProfileChange,
      { operator, address }: { operator: boolean; address: string },
    ): Promise<Profile> {
      const { id } = person
      const { name, language, newEmail, password } = change
      const known = await profileRepository(database).person(id)
      const moves = newEmail !== undefined && newEmail.toLowerCase() !== known.email.toLowerCase()
      let secure: Awaited<ReturnType<Accounts['prepare']>> | null = null
      if (moves || password !== undefined) {
        const account = own.of(known)
        await own.insistOnProof(person)
        secure = await account.prepare(id, { password, email: moves ? newEmail : undefined })
      }
      await database.transaction().execute(async (transaction) => {
        const rows = profileRepository(transaction)
        await rows.save(id, { name: name?.trim() || known.name, language: language ?? known.language })
        if (secure) await secure.apply(transaction, address)
        else if (newEmail !== undefined) await accounts?.keepEmail(transaction, id)
      })
      return read(id, operator)
    },
    /** Gives up an e-mail that is still to be confirmed. */
    async withdrawEmail(person: AccountOwner, operator: boolean): Promise<Profile> {
      await own.of(person).keepEmail(database, person.id)
      return read(person.id, operator)
    },
    async signOutEverywhere(person: AccountOwner, address: string): Promise<void> {
      const account = own.of(person)
      await database.transaction().execute(async (transaction) => {
        await account.endSessions(transaction, person.id)
        await record(transaction, { kind: 'signed-out-everywhere', at: clock.now(), by: person.id, address, values: {} })
      })
    },
    /** Ends one session, in another browser or in this one. */
    async endSession(person: AccountOwner, session: string, address: string): Promise<void> {
      const account = own.of(person)
      await database.transaction().execute(async (transaction) => {
        await account.endSession(transaction, person.id, session)
        await record(transaction, { kind: 'session-ended', at: clock.now(), by: person.id, address, values: {} })
      })
    },
    async data(owner: AccountOwner, address: string): Promise<PersonData> {
      const { id } = owner
      await own.insistOnProof(owner)
      await record(database, { kind: 'data-exported', at: clock.now(), by: id, address, values: {} })
      const rows = profileRepository(database)
      const { email, name, language, createdAt } = await rows.person(id)
      const [tied, stores, preferences, notices, messages, actions, apiTokens] = await Promise.all([
        rows.accounts(id),
        rows.stores(id),
        rows.preferences(id),
        rows.notices(id),
        rows.messages(email),
        rows.actions(id),
        apiTokensRepository(database).ofPerson(id, clock.now()),
      ])
      return {
        person: { email, name, language, createdAt: iso(createdAt) },
        accounts: tied.map((account) => ({ ...account, tiedAt: iso(account.tiedAt) })),
        stores: stores.map((store) => ({ ...store, since: iso(store.since) })),
        preferences,
        notices: notices.map((notice) => ({ ...notice, at: iso(notice.at) })),
        messages: messages.map((message) => ({ ...message, at: iso(message.at) })),
        actions: actions.map((action) => ({ ...action, at: iso(action.at) })),
        sessions: await sessions(owner),
        secondFactorSince: (await accounts?.secondFactor.read(id))?.since?.toISOString() ?? null,
        passkeys: (await accounts?.passkeys.list(id)) ?? [],
        apiTokens: apiTokens.map(showApiToken),
      }
    },
    /**
     * Deletes a person who confirms it by e-mail and a fresh proof. A store of
     * which they are the only owner has to be handed over or disconnected before.
     */
    async remove(person: AccountOwner, given: { confirm: string }, address: string): Promise<void> {
      const { id } = person
      const { email } = await profileRepository(database).person(id)
      if (accounts) own.of({ email })
      if (given.confirm.trim().toLowerCase() !== email.toLowerCase())
        throw new ProblemError('user/not-confirmed', 'The e-mail that was typed is not that of the person.')
      await own.insistOnProof(person)
      await database.transaction().execute(async (transaction) => {
        const rows = profileRepository(transaction)
        await leaving(transaction, { id, email })
        // A store that is being connected ends first, and is seen.
        await rows.lock(id)
        const owned = await rows.ownedStores(id)
        if (owned.length > 0)
          throw new ProblemError('user/owns-stores', 'The person is the only owner of stores.', {
            errors: owned.map(({ store }) => ({ path: 'params.email', reason: `owns ${store}` })),
          })
        await accounts?.endSessions(transaction, id)
        await record(transaction, { kind: 'account-deleted', at: clock.now(), by: id, address, values: {} })
        await rows.remove(id, email)
      })
    },
  }
}
