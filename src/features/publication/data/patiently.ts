import { failureOf } from '../../../api/index.ts'

/** Sends a request up to three times with the same key while the server cannot be reached. */
export async function patiently<Answer>(ask: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = crypto.randomUUID()
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(key)
    } catch (error) {
      if (attempt === 3 || failureOf(error).code !== 'network/unreachable') throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 500))
    }
  }
}
