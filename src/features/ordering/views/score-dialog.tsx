import { useRef } from 'react'
import type { ExplainedScore } from '../../../../contract/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { SkeletonRows } from '../../../design/skeleton/index.ts'
import { type SayableFailure, useSentences } from '../../../i18n/index.ts'
import type { QueryState } from './query-state.ts'
import { QueryResult } from './query-result.tsx'
import type { Overruling } from './overrule-form.tsx'
import { ScoreExplained } from './score-explained.tsx'

export interface ScoreDialogProps {
  /** The product's name. */
  product: string
  score: QueryState<ExplainedScore>
  /** Of the store, ISO 4217. */
  currency: string
  /** YYYY-MM-DD where the store is. */
  today: string
  /** Something is being set or taken back. */
  saving: boolean
  /** Why that failed last. */
  failure: SayableFailure | null
  onOverrule: (overruling: Overruling) => void
  onTakeBack: () => void
  onClose: () => void
}

/** How a product's samaraScore is computed; a person can replace it for a while, and undo that. */
export function ScoreDialog({ product, score, onClose, ...rest }: ScoreDialogProps) {
  const t = useSentences('ordering')
  // The explanation comes first: a field that takes the focus would scroll it away.
  const top = useRef<HTMLDivElement>(null)
  return (
    <Dialog open onOpenChange={onClose} size="lg" initialFocus={top} title={t('score.title', { product })} description={t('score.intro')}>
      <div ref={top} tabIndex={-1} className="outline-none">
        <QueryResult query={score} failed={t('score.failed')} skeleton={<SkeletonRows rows={6} />}>
          {(explained) => <ScoreExplained explained={explained} {...rest} />}
        </QueryResult>
      </div>
    </Dialog>
  )
}
