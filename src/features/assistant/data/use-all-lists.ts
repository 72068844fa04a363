import { useEffect, useState } from 'react'
import { type AssistantPlan, type BacktestRun, beginBacktest, readBacktest } from '../../../../contract/index.ts'
import { failureOf, useApi, useSession, type Failure } from '../../../api/index.ts'
import { triedOf } from '../model/plan.ts'

/** Milliseconds between two looks at how far it is. */
const lookAgain = 1_000

const waited = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

export interface AllLists {
  /** Undefined until it is known; its lists are there when it is done. */
  run: BacktestRun | undefined
  failure: Failure | undefined
  again: () => void
}

/** The goal of a plan, tried on the past of all lists of its level. It goes on while nobody looks.*/
export function useAllLists(store: string, plan: AssistantPlan | undefined): AllLists {
  const { call } = useApi()
  const { email: username } = useSession().person
  const [state, setState] = useState<{ key: string; run?: BacktestRun; failure?: Failure }>({ key: '' })
  const [round, setRound] = useState(0)
  const wanted = plan && plan.step !== 'goal' ? { group: plan.group, ...triedOf(plan) } : null
  const key = wanted && JSON.stringify(wanted)
  useEffect(() => {
    if (key === null || key === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const follow = async (): Promise<void> => {
      const body = { store, ...(JSON.parse(key) as NonNullable<typeof wanted>) }
      const { id } = await call(beginBacktest, { query: { username }, body }, { signal, idempotencyKey: crypto.randomUUID() })
      for (;;) {
        const run = await call(readBacktest, { params: { id }, query: { store, username } }, { signal })
        if (signal.aborted) return
        setState({ key, run })
        if (run.state !== 'running') return
        await waited(lookAgain, signal)
      }
    }
    follow().catch((error: unknown) => {
      if (!signal.aborted) setState({ key, failure: failureOf(error) })
    })
    return () => stop.abort()
  }, [call, store, username, key, round])
  const mine = state.key === key ? state : undefined
  return { run: mine?.run, failure: mine?.failure, again: () => setRound((count) => count + 1) }
}
