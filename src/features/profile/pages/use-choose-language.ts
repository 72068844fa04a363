import type { Language } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailedCall, useFailureSentence } from '../../../i18n/index.ts'
import { useLanguageChoice } from '../data/use-language-choice.ts'

/** The one way to another language for who is signed in, wherever it is offered; says so when it could not be kept. */
export function useChooseLanguage(): (language: Language) => Promise<boolean> {
  const name = useFailedCall()
  const say = useFailureSentence()
  const choose = useLanguageChoice()
  return async (language) => {
    try {
      await choose(language)
      return true
    } catch (error) {
      notify.danger(name('user.save'), { id: 'language', detail: say(failureOf(error)) })
      return false
    }
  }
}
