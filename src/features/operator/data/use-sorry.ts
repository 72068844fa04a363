import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'

/** Reports that something could not be done. */
export function useSorry(): (error: unknown) => void {
  const t = useSentences('operator')
  const say = useFailureSentence()
  return (error) => notify.danger(t('notDone'), { id: 'operator', detail: say(failureOf(error)) })
}
