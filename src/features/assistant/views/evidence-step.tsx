import { keyOfList, type BacktestRun, type ListBacktest } from '../../../../contract/index.ts'
import { Backtest } from '../../../design/backtest/index.ts'
import { Field } from '../../../design/field/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { ProgressRing } from '../../../design/progress-ring/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { isChosen } from '../model/plan.ts'
import type { StepProps } from './step-props.ts'

/** What the past of the list says that is looked at; null until it is known. */
export type ShownEvidence = ListBacktest | { state: 'failed'; failure: SayableFailure } | null

export interface EvidenceStepProps extends Pick<StepProps, 'plan'> {
  run: BacktestRun
  /** The list that is looked at, by its key; empty for all of them together. */
  looked: string
  onLook: (key: string) => void
  evidence: ShownEvidence
}

/** Whether it would have worked, in each chosen list and in all lists together. */
export function EvidenceStep({ plan, run, looked, onLook, evidence }: EvidenceStepProps) {
  const t = useSentences('assistant')
  const options = [
    ...run.lists.filter(({ list }) => isChosen(plan, list)).map(({ list, listName }) => ({ value: keyOfList(list), label: listName })),
    { value: '', label: t('allLists') },
  ]
  const shown: ShownEvidence =
    looked !== '' ? evidence : run.sum ? { state: 'ready', backtest: run.sum } : { state: 'none', because: 'no-sales' }
  return (
    <div className="flex flex-col gap-5">
      <Field label={t('evidenceOf')} className="max-w-md">
        <Select value={looked} onValueChange={onLook} options={options} />
      </Field>
      <Evidence key={looked} evidence={shown} />
    </div>
  )
}

function Evidence({ evidence }: { evidence: ShownEvidence }) {
  const t = useSentences('assistant')
  const say = useFailureSentence()
  if (evidence === null || evidence.state === 'preparing')
    return (
      <div className="flex min-h-60 items-center justify-center">
        <ProgressRing size="xl" label={t('testing.title')} value={evidence?.progress ?? null} max={1} className="flex-col text-center" />
      </div>
    )
  if (evidence.state === 'failed')
    return <ListState size="sm" state={{ kind: 'failed', title: t('testing.failed'), advice: say(evidence.failure) }} />
  if (evidence.state === 'none')
    return <ListState size="sm" state={{ kind: 'empty', title: t('noEvidence.title'), advice: t('noEvidence.text') }} />
  return <Backtest horizons={evidence.backtest.horizons} facts={evidence.backtest.facts} />
}
