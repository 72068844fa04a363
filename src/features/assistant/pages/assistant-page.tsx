import { useEffect, useRef, useState } from 'react'
import { type AssistantPlan, keyOfList, limits, type StoreCredential } from '../../../../contract/index.ts'
import { failureOf, type Failure } from '../../../api/index.ts'
import { wallTimeOf } from '../../../design/date-time-picker/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { useAllLists } from '../data/use-all-lists.ts'
import { useListEvidence } from '../data/use-list-evidence.ts'
import { useFinish } from '../data/use-finish.ts'
import { usePlan } from '../data/use-plan.ts'
import { useProposal } from '../data/use-proposal.ts'
import type { AssistantLinks } from '../model/links.ts'
import { configurationOf, proposedLists } from '../model/plan.ts'
import { AssistantView } from '../views/assistant-view.tsx'

export interface AssistantPageProps {
  store: StoreCredential
  links: AssistantLinks
}

/** The assistant of a store: it is left and taken up again at any step, and changes nothing before the last one. */
export function AssistantPage({ store: { store, currency, timeZone, approval }, links }: AssistantPageProps) {
  const t = useSentences('assistant')
  const format = useFormat()
  const { plan, taken, failure, again, change, forget } = usePlan(store)
  const { run, failure: runFailure, again: testAgain } = useAllLists(store, plan)
  // Once a test is there and nothing was chosen yet, what is better beyond doubt is chosen; for whoever begins anew, again.
  const offered = useRef<string>(undefined)
  useEffect(() => {
    if (plan?.step === 'goal') offered.current = undefined
    if (!plan || run?.state !== 'done' || offered.current === run.id || plan.step !== 'lists') return
    offered.current = run.id
    if (plan.lists.length === 0) change({ lists: proposedLists(run.lists) })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each test
  }, [run, plan?.step])
  const [wanted, setWanted] = useState<string>()
  const seen = wanted === undefined ? plan?.lists[0] : plan?.lists.find((list) => keyOfList(list) === wanted)
  const evidence = useListEvidence(store, plan, plan?.step === 'evidence' ? (seen ?? null) : null)
  const looked = plan && (plan.step === 'rules' || plan.step === 'publish') ? (plan.lists[0] ?? null) : null
  const { order, cost, failure: orderFailure } = useProposal(store, plan, looked)
  const finish = useFinish(store)
  // However often it takes, one magic ordering is made.
  const key = useRef(crypto.randomUUID())
  const [finishing, setFinishing] = useState(false)
  const [refused, setRefused] = useState<Failure>()
  const [done, setDone] = useState<AssistantPlan | null>(null)
  const now = new Date().toISOString()

  const end = async (): Promise<void> => {
    if (!plan) return
    setFinishing(true)
    setRefused(undefined)
    try {
      const name = t('automationName', { goal: t(`goal.${plan.goal}.title`), day: format.day(wallTimeOf(now, timeZone).day) })
      const configuration = configurationOf(plan, plan.at === null ? null : wallTimeOf(plan.at, timeZone))
      const { group } = plan
      await finish({ group, name: name.slice(0, limits.automation.name), configuration, now: plan.end === 'now', key: key.current })
      setDone(plan)
      key.current = crypto.randomUUID()
      await forget().catch(() => undefined)
    } catch (error) {
      setRefused(failureOf(error))
    } finally {
      setFinishing(false)
    }
  }
  return (
    <AssistantView
      links={links}
      currency={currency}
      timeZone={timeZone}
      now={now}
      readOnly={approval}
      plan={plan}
      taken={taken}
      failure={failure}
      onRetry={again}
      onPlan={change}
      onAnew={() => void forget().catch((error: unknown) => setRefused(failureOf(error)))}
      run={run}
      runFailure={runFailure}
      onTestAgain={testAgain}
      looked={seen ? keyOfList(seen) : ''}
      onLook={setWanted}
      evidence={evidence}
      order={order}
      orderFailure={orderFailure}
      cost={cost}
      finishing={finishing}
      refused={refused}
      onFinish={() => void end()}
      done={done}
      onDone={() => setDone(null)}
    />
  )
}
