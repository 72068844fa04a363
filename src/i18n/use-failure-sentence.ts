import type { ProblemCode } from '../../contract/index.ts'
import { useFormat } from './use-format.ts'
import { useSentences } from './words.ts'

/** What went wrong, as far as a sentence needs to know. */
export interface SayableFailure {
  code: ProblemCode | 'network/unreachable'
  retryAfter?: number
}

/** Says a failure: what happened and what to do, in the person's language. */
export function useFailureSentence(): (failure: SayableFailure) => string {
  const t = useSentences('problems')
  const format = useFormat()
  return ({ code, retryAfter }) => {
    const sentence = t(code)
    return retryAfter === undefined || retryAfter <= 0
      ? sentence
      : `${sentence} ${t('retry-after', { count: retryAfter, seconds: format.number(retryAfter) })}`
  }
}
