import type { ReactNode } from 'react'
import { ListState } from '../../../design/list-state/index.ts'
import { useFailureSentence } from '../../../i18n/index.ts'
import type { QueryState } from './query-state.ts'

export interface QueryResultProps<Answer> {
  query: QueryState<Answer>
  /** Shown when it failed. */
  failed: string
  /** What it will look like. */
  skeleton: ReactNode
  children: (answer: Answer) => ReactNode
}

/** The result of a query: loading, failed, or ready. */
export function QueryResult<Answer>({ query, failed, skeleton, children }: QueryResultProps<Answer>) {
  const say = useFailureSentence()
  if (query.kind === 'ready') return children(query.value)
  return (
    <ListState
      size="sm"
      state={
        query.kind === 'loading'
          ? { kind: 'loading', skeleton }
          : { kind: 'failed', title: failed, advice: say(query.failure), onRetry: query.again }
      }
    />
  )
}
