import type { ListGroup } from '../../../../contract/index.ts'
import { Backtest } from '../../../design/backtest/index.ts'
import { Field } from '../../../design/field/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { ProgressRing } from '../../../design/progress-ring/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { BacktestProps } from '../../../design/backtest/index.ts'

/** What the past says, as far as it is known. */
export type ShownEvidence =
  | { state: 'working'; progress: number | null }
  | { state: 'ready'; backtest: Pick<BacktestProps, 'horizons' | 'facts'> }
  | { state: 'none'; because: 'few-days' | 'few-products' | 'no-sales' }
  | { state: 'failed'; failure: SayableFailure }

export interface EvidencePanelProps {
  level: ListGroup
  /** Lists that it can be tried in: keys and names; empty while none is chosen. */
  lists: readonly { key: string; name: string }[]
  /** The one that it is tried in; empty for all of the level. */
  chosen: string
  onChoose: (key: string) => void
  /** Null while nothing is tried. */
  evidence: ShownEvidence | null
  onRetry: () => void
}

/** Lists that are offered at most. */
const most = 200

/** Whether the ordering would have been better, on the store's own past sales. */
export function EvidencePanel({ level, lists, chosen, onChoose, evidence, onRetry }: EvidencePanelProps) {
  const t = useSentences('automations')
  const say = useFailureSentence()
  return (
    <Panel title={t('evidence.title')}>
      {lists.length === 0 ? (
        <ListState size="sm" state={{ kind: 'empty', title: t(`evidence.noLists.${level}`), advice: t('evidence.noListsText') }} />
      ) : (
        <div className="flex flex-col gap-4">
          <Field label={t('evidence.in')}>
            <Select
              value={chosen}
              onValueChange={onChoose}
              options={[
                ...lists.slice(0, most).map(({ key, name }) => ({ value: key, label: name })),
                { value: '', label: t(`evidence.all.${level}`) },
              ]}
            />
          </Field>
          {evidence === null || evidence.state === 'working' ? (
            <div className="flex min-h-60 items-center justify-center">
              <ProgressRing
                size="xl"
                label={t('evidence.working')}
                value={evidence?.progress ?? null}
                max={1}
                className="flex-col text-center"
              />
            </div>
          ) : evidence.state === 'ready' ? (
            <Backtest {...evidence.backtest} />
          ) : evidence.state === 'none' ? (
            <ListState size="sm" state={{ kind: 'empty', title: t('evidence.none'), advice: t(`evidence.because.${evidence.because}`) }} />
          ) : (
            <ListState size="sm" state={{ kind: 'failed', title: t('evidence.failed'), advice: say(evidence.failure), onRetry }} />
          )}
        </div>
      )}
    </Panel>
  )
}
