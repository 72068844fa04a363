import type { ReactNode } from 'react'
import { ListState } from '../../../design/list-state/index.ts'
import { useFailureSentence } from '../../../i18n/index.ts'
import type { Asked } from './asked.ts'

export interface AskedStateProps<Answer> {
  asked: Asked<Answer>
  /** Said when it cannot be had. */
  failed: string
  /** What it will look like. */
  skeleton: ReactNode
  children: (answer: Answer) => ReactNode
}

/** Something that is asked of the server: on its way, not to be had, or there. */
export function AskedState<Answer>({ asked, failed, skeleton, children }: AskedStateProps<Answer>) {
  const say = useFailureSentence()
  if (asked.kind === 'ready') return children(asked.value)
  return (
    <ListState
      size="sm"
      state={
        asked.kind === 'loading'
          ? { kind: 'loading', skeleton }
          : { kind: 'failed', title: failed, advice: say(asked.failure), onRetry: asked.again }
      }
    />
  )
}
