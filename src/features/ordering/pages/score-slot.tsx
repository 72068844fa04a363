import { useState } from 'react'
import type { ListReference } from '../../../../contract/index.ts'
import { failureOf, type Failure } from '../../../api/index.ts'
import { useScore } from '../data/use-score.ts'
import type { Workbench } from '../model/workbench.ts'
import { ScoreDialog } from '../views/score-dialog.tsx'
import { queryStateOf } from './query-state-of.ts'

export interface ScoreSlotProps {
  store: string
  list: ListReference
  workbench: Workbench
  product: number
  onClose: () => void
}

/** Today where the store is, YYYY-MM-DD. */
const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now())

/** The components of a product's samaraScore, and the form to overrule it. */
export function ScoreSlot({ store, list, workbench, product, onClose }: ScoreSlotProps) {
  const { score, overrule, takeBack, saving } = useScore(store, list, product)
  const [failure, setFailure] = useState<Failure | null>(null)
  const attempt = async (work: () => Promise<void>, done: () => void): Promise<void> => {
    try {
      await work()
      setFailure(null)
      done()
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  return (
    <ScoreDialog
      product={workbench.list.nameOf(product)}
      score={queryStateOf(score)}
      currency={workbench.list.source.currency}
      today={todayIn(workbench.list.source.timeZone)}
      saving={saving}
      failure={failure}
      onOverrule={(overruling) =>
        void attempt(
          () => overrule(overruling),
          () => workbench.rescore(product, overruling.score, true),
        )
      }
      onTakeBack={() => void attempt(takeBack, () => workbench.rescore(product, score.data?.score ?? null, false))}
      onClose={onClose}
    />
  )
}
