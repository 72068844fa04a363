import type { ListStateValue } from '../../../design/list-state/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

/** A part of the report: its figures, or why they are not there. */
export interface Loaded<Data> {
  /** Undefined until it is known. */
  data: Data | undefined
  failure: SayableFailure | undefined
  again: () => void
}

/** Stands in the place of figures that would say too little: categories and positions of past sales are not known yet. */
export function usePendingState(): ListStateValue {
  const t = useSentences('reports')
  return { kind: 'empty', title: t('pending.title'), advice: t('pending.text') }
}

/** What stands in the place of a part: nothing else where its figures are there. */
export function useLoadedState(call: 'realTime.load' | 'chart.load' | 'sales.range' | 'sales.total' | 'products.load') {
  const failed = useFailedCall()
  const say = useFailureSentence()
  return ({ data, failure, again }: Loaded<unknown>): ListStateValue => {
    if (data !== undefined) return { kind: 'ready' }
    if (!failure) return { kind: 'loading' }
    return { kind: 'failed', title: failed(call), advice: say(failure), onRetry: again }
  }
}

/** Whether the person may not see the report at all. */
export const isForbidden = (failure: SayableFailure | undefined): boolean =>
  failure?.code === 'access/other-store' || failure?.code === 'access/not-permitted'
