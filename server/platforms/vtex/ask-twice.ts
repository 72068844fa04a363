import type { Answer } from './answer.ts'
import type { Call, Http } from './http.ts'

/**
 * Asks, and asks once more where "all is well" comes with nonsense: it may be half an answer, or somebody else's. Returns what `make` makes of it, and the
 * last answer where that is null.
 */
export async function askTwice<T>(http: Http, call: Call, make: (body: unknown) => T | null): Promise<{ made: T | null; answer: Answer }> {
  for (let again = true; ; again = false) {
    const answer = await http.send(call)
    const made = answer.status < 300 ? make(answer.body) : null
    if (made !== null || answer.status >= 300 || !again) return { made, answer }
  }
}
