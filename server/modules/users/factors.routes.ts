import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  type Factors,
  proveIdentity,
  readFactors,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { Accounts } from '../../identity/index.ts'
import type { OwnAccounts } from './own-account.ts'

async function factorsOf({ secondFactor, passkeys }: Accounts, personId: string): Promise<Factors> {
  const [{ since, recoveryCodesLeft }, known] = await Promise.all([secondFactor.read(personId), passkeys.list(personId)])
  return { appSince: since?.toISOString() ?? null, recoveryCodesLeft, passkeys: known, passkeysPossible: passkeys.possible }
}

/** Calls about what the person signs in with: authenticator app, recovery codes, passkeys. */
export function factorsRoutes(route: Route, own: OwnAccounts): void {
  route(proveIdentity, async ({ person, body, request }) => {
    await own.of(person).proof.prove(person, body.password, request.ip)
    return {}
  })
  route(readFactors, async ({ person }) => factorsOf(own.of(person), person.id))
  route(beginAuthenticator, async ({ person }) => own.of(person).secondFactor.begin(person))
  route(confirmAuthenticator, async ({ person, body, request }) => ({
    recoveryCodes: await own.of(person).secondFactor.confirm(person, body.code, request.ip),
  }))
  route(removeAuthenticator, async ({ person, request }) => {
    await own.of(person).secondFactor.remove(person, request.ip)
    return {}
  })
  route(renewRecoveryCodes, async ({ person, request }) => ({
    recoveryCodes: await own.of(person).secondFactor.renewRecoveryCodes(person, request.ip),
  }))
  route(beginPasskey, async ({ person }) => own.of(person).passkeys.begin(person))
  route(addPasskey, async ({ person, body, request }) => own.of(person).passkeys.add(person, body, request.ip))
  route(renamePasskey, async ({ person, params, body }) => {
    await own.of(person).passkeys.rename(person.id, params.id, body.name)
    return {}
  })
  route(removePasskey, async ({ person, params, request }) => {
    await own.of(person).passkeys.remove(person, params.id, request.ip)
    return {}
  })
}
