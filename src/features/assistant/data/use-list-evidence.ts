import { useEffect, useState } from 'react'
import { type AssistantPlan, backtestList, type ListBacktest, type ListReference } from '../../../../contract/index.ts'
import { failureOf, useApi, useSession, type Failure } from '../../../api/index.ts'
import { triedOf } from '../model/plan.ts'

/** Milliseconds between two looks at what takes longer. */
const lookAgain = 1_500

/** What the past of one list says of a goal; null until it is known. */
export type ListEvidence = ListBacktest | { state: 'failed'; failure: Failure } | null

/** The goal of a plan, tried on the past of a list; null asks nothing. */
export function useListEvidence(store: string, plan: AssistantPlan | undefined, list: ListReference | null): ListEvidence {
  const { call } = useApi()
  const { email: username } = useSession().person
  const [answer, setAnswer] = useState<{ key: string; evidence: ListEvidence }>()
  const tried = plan && list && { list, ...triedOf(plan) }
  const key = tried ? JSON.stringify(tried) : null
  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const body = { store, ...(JSON.parse(key) as NonNullable<typeof tried>) }
    const ask = (): void => {
      call(backtestList, { query: { username }, body }, { signal: stop.signal }).then(
        (evidence) => {
          setAnswer({ key, evidence })
          if (evidence.state === 'preparing') timer = setTimeout(ask, lookAgain)
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setAnswer({ key, evidence: { state: 'failed', failure: failureOf(error) } })
        },
      )
    }
    ask()
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [call, store, username, key])
  return answer?.key === key ? answer.evidence : null
}
