import type { Accounts, Prover } from '../../identity/index.ts'
import { ProblemError } from '../../kernel/problem.ts'

/** Who calls, as far as their account is concerned. */
export interface AccountOwner extends Prover {
  email: string
}

/** Whose account is whose to change. */
export interface OwnAccounts {
  /** Gives what changes how somebody signs in, where that is theirs to change. Throws `user/managed-elsewhere` or `user/demo-account`. */
  of(person: Pick<AccountOwner, 'email'>): Accounts
  /** True for people whose password is public: everybody may use them, so nobody changes how they sign in. */
  isDemo(email: string): boolean
  /**
   * The one rule of what is sensitive: it wants a fresh proof of who it is. Throws `user/proof-needed`. Nothing is
   * asked of demo people and of people whom another provider signs in: here they have no password of their own.
   */
  insistOnProof(person: AccountOwner): Promise<void>
}

/** @param accounts Null where another provider signs people in. */
export function ownAccounts(accounts: Accounts | null, demoPeople: readonly string[]): OwnAccounts {
  const isDemo = (email: string) => demoPeople.includes(email.toLowerCase())
  return {
    isDemo,
    of({ email }) {
      if (!accounts) throw new ProblemError('user/managed-elsewhere', 'Another identity provider keeps this.')
      if (isDemo(email)) throw new ProblemError('user/demo-account', 'Many people use this account, so its sign-in stays as it is.')
      return accounts
    },
    async insistOnProof(person) {
      if (accounts && !isDemo(person.email)) await accounts.proof.require(person)
    },
  }
}
