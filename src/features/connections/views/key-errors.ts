import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { KeyFault, TypedKey } from '../model/new-store.ts'

/** What stands under the fields of a key: what must be corrected, or what the platform did not take. */
export function useKeyErrors(faults: readonly KeyFault[], failure: SayableFailure | null): Partial<Record<keyof TypedKey, string>> {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const errors: Partial<Record<keyof TypedKey, string>> = {}
  for (const fault of faults) errors[fault.split('.')[0] as keyof TypedKey] = t(`fault.${fault}`)
  if (failure?.code === 'store/bad-account-name') errors.account = say(failure)
  if (failure?.code === 'store/wrong-key') errors.key = t('fault.refused')
  return errors
}
