import { useMemo, useState, type ReactNode } from 'react'
import { keyOfList, targetsAmong, type ListGroup } from '../../../../contract/index.ts'
import { BacktestVerdict } from '../../../design/backtest/index.ts'
import { useBacktest, type Trial } from '../data/use-backtest.ts'
import { orderOf, targetsOf, type AutomationDraft } from '../model/automation-draft.ts'
import type { ChoosableTarget } from '../model/target-lists.ts'
import { EvidencePanel } from '../views/evidence-panel.tsx'

/** What the past says of a draft: as a panel, and in a line. It is tried in the first of its lists until another one is chosen. */
export function useEvidence(
  store: string,
  level: ListGroup,
  draft: AutomationDraft | undefined,
  lists: readonly ChoosableTarget[],
): { panel: ReactNode; verdict: ReactNode } {
  const [wanted, setWanted] = useState<string | null>(null)
  const targets = draft ? targetsOf(draft) : null
  const known = JSON.stringify(targets)
  const found = useMemo(
    () => (targets === null ? [] : targetsAmong(targets, lists).map((list) => ({ key: keyOfList(list), name: list.name, list }))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the targets are made anew with each draft
    [known, lists],
  )
  const chosen = wanted === '' ? undefined : (found.find(({ key }) => key === wanted) ?? found[0])
  const whole = wanted === '' && found.length > 0
  const trial = useMemo(
    (): Trial | null =>
      whole ? { in: 'all', level } : chosen ? { in: 'list', list: { kind: chosen.list.kind, id: chosen.list.id } } : null,
    [whole, level, chosen],
  )
  const weighs = draft !== undefined && Object.values(draft.weights).some((weight) => weight > 0)
  const { evidence, retry } = useBacktest(
    store,
    trial,
    draft && weighs ? { order: orderOf(draft.weights), rules: draft.rules, exploring: draft.exploring } : null,
  )
  const [first] = evidence?.state === 'ready' ? evidence.backtest.horizons : []
  return {
    panel: (
      <EvidencePanel
        level={level}
        lists={found}
        chosen={whole ? '' : (chosen?.key ?? '')}
        onChoose={setWanted}
        evidence={evidence}
        onRetry={retry}
      />
    ),
    verdict: evidence?.state === 'ready' && first ? <BacktestVerdict horizon={first} facts={evidence.backtest.facts} /> : null,
  }
}
