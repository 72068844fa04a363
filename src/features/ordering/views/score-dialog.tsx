import { useRef } from 'react'
import type { ExplainedScore } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { ScoreBreakdown } from '../../../design/score-breakdown/index.ts'
import { SkeletonRows } from '../../../design/skeleton/index.ts'
import { type SayableFailure, useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import type { QueryState } from './query-state.ts'
import { QueryResult } from './query-result.tsx'
import { OverruleForm, type Overruling } from './overrule-form.tsx'

export interface ScoreDialogProps {
  /** The product's name. */
  product: string
  score: QueryState<ExplainedScore>
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
export function ScoreDialog({ product, score, today, saving, failure, onOverrule, onTakeBack, onClose }: ScoreDialogProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const say = useFailureSentence()
  // The explanation comes first: a field that takes the focus would scroll it away.
  const top = useRef<HTMLDivElement>(null)
  return (
    <Dialog open onOpenChange={onClose} size="lg" initialFocus={top} title={t('score.title', { product })} description={t('score.intro')}>
      <div ref={top} tabIndex={-1} className="outline-none">
        <QueryResult query={score} failed={t('score.failed')} skeleton={<SkeletonRows rows={6} />}>
          {({ score, components, overrule, asOf }) => (
            <div className="flex flex-col gap-5">
              {failure && overrule && (
                <Banner tone="danger" title={t('score.notTakenBack')}>
                  {say(failure)}
                </Banner>
              )}
              {score === null && !overrule ? (
                <ListState size="sm" state={{ kind: 'empty', title: t('score.notYet'), advice: t('score.notYetAdvice') }} />
              ) : (
                <ScoreBreakdown
                  components={components.map(({ id, weight, percentile }) => ({
                    id,
                    label: t(`score.part.${id}`),
                    hint: t(`score.hint.${id}`),
                    weight,
                    percentile,
                  }))}
                  overruled={
                    overrule
                      ? {
                          value: overrule.score,
                          until: overrule.until === null ? null : format.day(overrule.until),
                          why: overrule.reason,
                          by: `${overrule.by ?? t('someone')}, ${format.moment(overrule.at)}`,
                        }
                      : undefined
                  }
                  onTakeBack={onTakeBack}
                />
              )}
              {asOf !== null && <p className="text-sm text-muted">{t('score.asOf', { day: format.day(asOf) })}</p>}
              {overrule === null && <OverruleForm score={score} today={today} saving={saving} failure={failure} onOverrule={onOverrule} />}
            </div>
          )}
        </QueryResult>
      </div>
    </Dialog>
  )
}
