import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  type Factors,
  readFactors,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '../../../../contract/index.ts'
import { type Failure, useApi, useEndpoint, useSession } from '../../../api/index.ts'
import { makePasskey } from './passkeys.ts'

export interface FactorsData {
  factors: Factors | undefined
  failure: Failure | undefined
  setUp: () => Promise<{ key: string; setUpAddress: string }>
  /** Gives the recovery codes. */
  confirm: (code: string) => Promise<readonly string[]>
  removeApp: () => Promise<unknown>
  renewCodes: () => Promise<readonly string[]>
  addPasskey: (name: string) => Promise<unknown>
  renamePasskey: (id: string, name: string) => Promise<unknown>
  removePasskey: (id: string) => Promise<unknown>
}

/** What the signed-in person signs in with, and what can be changed of it. Rejections are those of `call`. */
export function useFactors(own: boolean): FactorsData {
  const { person } = useSession()
  const { call } = useApi()
  const params = { email: person.email }
  const { data: factors, failure, mutate } = useEndpoint(readFactors, own ? { params } : null)
  const thenAgain = async <T>(done: Promise<T>): Promise<T> => {
    const answer = await done
    void mutate()
    return answer
  }
  return {
    factors,
    failure,
    setUp: () => call(beginAuthenticator, { params }),
    confirm: async (code) => (await thenAgain(call(confirmAuthenticator, { params, body: { code } }))).recoveryCodes,
    removeApp: () => thenAgain(call(removeAuthenticator, { params })),
    renewCodes: async () => (await thenAgain(call(renewRecoveryCodes, { params }))).recoveryCodes,
    async addPasskey(name) {
      const made = await makePasskey(await call(beginPasskey, { params }), person)
      return thenAgain(call(addPasskey, { params, body: { name, ...made } }))
    },
    renamePasskey: (id, name) => thenAgain(call(renamePasskey, { params: { ...params, id }, body: { name } })),
    removePasskey: (id) => thenAgain(call(removePasskey, { params: { ...params, id } })),
  }
}
