import { type Language, readProfile, saveUser } from '../../../../contract/index.ts'
import { useCommand, useSession } from '../../../api/index.ts'
import { speak } from '../../../i18n/index.ts'

const plan = { touches: [readProfile] }

/**
 * Speaks another language at once, and keeps it for the messages that the person gets.
 * @returns a function that rejects with what `call` throws; the language is spoken all the same
 */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const { person } = useSession()
  const { run } = useCommand(saveUser, plan)
  return async (language) => {
    await speak(language)
    await run({ query: {}, body: { email: person.email, language } })
  }
}
