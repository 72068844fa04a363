import { useEffect, useState } from 'react'
import {
  type AssistantPlan,
  backtestList,
  type BacktestVerdict,
  goalPresets,
  type ListReference,
  limits,
  proposeOrder,
  type ProposedOrder,
} from '../../../../contract/index.ts'
import { failureOf, useApi, useSession, type Failure } from '../../../api/index.ts'

/** Milliseconds without a change before the server works it out, and between two looks at what takes longer. */
const pause = 300
const lookAgain = 1_500

/** What a plan would make of a list, and what its exploring would have cost there. */
export interface Proposal {
  order: ProposedOrder | undefined
  /** Null where nothing is explored, or too little is known; undefined until it is worked out. */
  cost: BacktestVerdict | null | undefined
  failure: Failure | undefined
}

/** Null where no list is looked at. */
export function useProposal(store: string, plan: AssistantPlan | undefined, list: ListReference | null): Proposal {
  const { call } = useApi()
  const { email: username } = useSession().person
  const [answer, setAnswer] = useState<{ key: string } & Proposal>()
  const tried = plan && list && { list, order: { preset: goalPresets[plan.goal] }, rules: plan.rules, exploring: plan.exploring }
  const key = tried ? JSON.stringify(tried) : null
  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    const { signal } = stop
    const body = { store, ...(JSON.parse(key) as NonNullable<typeof tried>) }
    const query = { username }
    const costOf = async (): Promise<BacktestVerdict | null> => {
      if (body.exploring === null) return null
      const found = await call(backtestList, { query, body }, { signal })
      if (found.state === 'preparing') {
        await new Promise((resolve) => setTimeout(resolve, lookAgain))
        return signal.aborted ? null : costOf()
      }
      if (found.state === 'none') return null
      const longest =
        found.backtest.horizons.find(({ days }) => days === Math.max(...limits.backtest.days)) ?? found.backtest.horizons.at(-1)
      return longest?.verdicts.find(({ against }) => against === 'unexplored') ?? null
    }
    const work = async (): Promise<void> => {
      const order = await call(proposeOrder, { query, body }, { signal })
      if (!signal.aborted) setAnswer({ key, order, cost: undefined, failure: undefined })
      const cost = await costOf()
      if (!signal.aborted) setAnswer({ key, order, cost, failure: undefined })
    }
    const timer = setTimeout(() => {
      work().catch((error: unknown) => {
        if (!signal.aborted) setAnswer({ key, order: undefined, cost: undefined, failure: failureOf(error) })
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [call, store, username, key])
  return answer?.key === key ? answer : { order: undefined, cost: undefined, failure: undefined }
}
