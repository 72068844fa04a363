import type { Accounts, Prover } from '../../identity/index.ts'
import { ProblemError } from '../../kernel/problem.ts'

/** Who calls, as far as their account is concerned. */
export interface AccountOwner extends Prover {
  email: string
}

/** Gives what changes how somebody signs in, where that is theirs to change. Throws `user/managed-elsewhere` or `user/demo-account`. */
export type OwnAccount = (person: Pick<AccountOwner, 'email'>) => Accounts

/**
 * @param accounts Null where another provider signs people in.
 * @param demoPeople E-mails of people whose password is public: everybody may use them, so nobody changes how they sign in.
 */
export const ownAccount =
  (accounts: Accounts | null, demoPeople: readonly string[]): OwnAccount =>
  ({ email }) => {
    if (!accounts) throw new ProblemError('user/managed-elsewhere', 'Another identity provider keeps this.')
    if (demoPeople.includes(email.toLowerCase()))
      throw new ProblemError('user/demo-account', 'Many people use this account, so its sign-in stays as it is.')
    return accounts
  }
