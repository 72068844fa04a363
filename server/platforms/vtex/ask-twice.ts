import type { Answer } from './answer.ts'
import type { Call, Http } from './http.ts'

/**
 * Sends a call, and sends it once more when a successful answer cannot be read: it may be the answer to
 * another call. Returns what `make` makes of the answer (null where it cannot be read) and the last answer.
 */
export async function askTwice<T>(http: Http, call: Call, make: (body: unknown) => T | null): Promise<{ made: T | null; answer: Answer }> {
  for (let again = true; ; again = false) {
    const answer = await http.send(call)
    const made = answer.status < 300 ? make(answer.body) : null
    if (made !== null || answer.status >= 300 || !again) return { made, answer }
  }
}
