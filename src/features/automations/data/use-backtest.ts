import { useEffect, useState } from 'react'
import {
  backtestList,
  beginBacktest,
  readBacktest,
  type Backtest,
  type BacktestConfiguration,
  type ListBacktest,
  type ListGroup,
  type ListReference,
} from '../../../../contract/index.ts'
import { failureOf, useApi, useSession, type Failure } from '../../../api/index.ts'

/** What the past says of a configuration, as far as it is known. */
export type Evidence =
  | { state: 'working'; progress: number | null }
  | { state: 'ready'; backtest: Backtest }
  | { state: 'none'; because: Extract<ListBacktest, { state: 'none' }>['because'] }
  | { state: 'failed'; failure: Failure }

/** What is tried: in one list, or in all lists of a level. */
export type Trial = { in: 'list'; list: ListReference } | { in: 'all'; level: ListGroup }

/** Milliseconds without a change before the server works it out, and between two looks at what is being worked out. */
const pause = 350
const lookAgain = 1_500

const waited = (milliseconds: number, { signal }: AbortController): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** Tries a configuration on the past while it is written; null tries nothing. The last answer stays until the next one is there. */
export function useBacktest(
  store: string,
  trial: Trial | null,
  configuration: BacktestConfiguration | null,
): { evidence: Evidence | null; retry: () => void } {
  const { call } = useApi()
  const { email: username } = useSession().person
  // What was found in one list says nothing of another one.
  const [found, setFound] = useState<{ of: string; evidence: Evidence } | null>(null)
  const [round, setRound] = useState(0)
  const requested = trial === null || configuration === null ? null : JSON.stringify({ trial, configuration })
  useEffect(() => {
    if (requested === null) return
    const stop = new AbortController()
    const { signal } = stop
    const given = JSON.parse(requested) as { trial: Trial; configuration: BacktestConfiguration }
    const of = JSON.stringify(given.trial)
    const show = (evidence: Evidence): void => {
      if (signal.aborted) return
      setFound((present) => {
        const begins = evidence.state === 'working' && evidence.progress === null
        return begins && present?.of === of && present.evidence.state === 'ready' ? present : { of, evidence }
      })
    }
    const inList = async (list: ListReference): Promise<void> => {
      for (;;) {
        const answer = await call(backtestList, { query: { username }, body: { store, list, ...given.configuration } }, { signal })
        if (answer.state === 'preparing') show({ state: 'working', progress: answer.progress })
        else return show(answer)
        await waited(lookAgain, stop)
      }
    }
    const inAll = async (group: ListGroup): Promise<void> => {
      const body = { store, group, ...given.configuration }
      let run = await call(beginBacktest, { query: { username }, body }, { signal, idempotencyKey: crypto.randomUUID() })
      while (run.state === 'running') {
        show({ state: 'working', progress: run.progress })
        await waited(lookAgain, stop)
        run = await call(readBacktest, { params: { id: run.id }, query: { store, username } }, { signal })
      }
      if (run.state !== 'done') throw new Error(`The backtest is ${run.state}.`)
      const { sum } = await call(readBacktest, { params: { id: run.id }, query: { store, username } }, { signal })
      show(sum ? { state: 'ready', backtest: sum } : { state: 'none', because: 'few-days' })
    }
    const work = async (): Promise<void> => {
      await waited(pause, stop)
      show({ state: 'working', progress: null })
      await (given.trial.in === 'list' ? inList(given.trial.list) : inAll(given.trial.level))
    }
    work().catch((error: unknown) => show({ state: 'failed', failure: failureOf(error) }))
    return () => stop.abort()
  }, [call, username, store, requested, round])
  const evidence = requested !== null && found?.of === JSON.stringify(trial) ? found.evidence : null
  return { evidence, retry: () => setRound((count) => count + 1) }
}
