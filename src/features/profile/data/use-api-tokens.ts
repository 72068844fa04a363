import { type ApiToken, createApiToken, listApiTokens, revokeApiToken } from '../../../../contract/index.ts'
import { type Failure, useApi, useEndpoint, useSession } from '../../../api/index.ts'
import type { TokenAnswer } from '../model/token-answer.ts'

export interface ApiTokensData {
  tokens: readonly ApiToken[] | undefined
  failure: Failure | undefined
  /** Gives the token, which is not shown again. The same key makes one. Rejects with what `call` throws. */
  make: (answer: TokenAnswer, key: string) => Promise<string>
  revoke: (id: string) => Promise<unknown>
}

/** The API tokens of the signed-in person. */
export function useApiTokens(): ApiTokensData {
  const { person } = useSession()
  const { call } = useApi()
  const params = { email: person.email }
  const { data: tokens, failure, mutate } = useEndpoint(listApiTokens, { params })
  return {
    tokens,
    failure,
    async make(answer, key) {
      const { token } = await call(createApiToken, { params, body: answer }, { idempotencyKey: key })
      void mutate()
      return token
    },
    async revoke(id) {
      await call(revokeApiToken, { params: { ...params, id } })
      void mutate()
    },
  }
}
