import type { ExplainedScore } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Link } from '../../../design/link/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { ScoreBreakdown } from '../../../design/score-breakdown/index.ts'
import { helpPath, type SayableFailure, useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import { OverruleForm, type Overruling } from './overrule-form.tsx'
import { useScoreFigures } from './use-score-figures.ts'

export interface ScoreExplainedProps {
  explained: ExplainedScore
  currency: string
  today: string
  saving: boolean
  failure: SayableFailure | null
  onOverrule: (overruling: Overruling) => void
  onTakeBack: () => void
}

/** Each part of a samaraScore in words and figures, what demand was worked out by, and the form that replaces the score. */
export function ScoreExplained({ explained, currency, today, saving, failure, onOverrule, onTakeBack }: ScoreExplainedProps) {
  const { score, components, demandBasis, overrule, asOf } = explained
  const t = useSentences('ordering')
  const format = useFormat()
  const say = useFailureSentence()
  const { figureOf, basis } = useScoreFigures(demandBasis, currency)
  return (
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
          components={components.map((component) => ({
            id: component.id,
            label: t(`score.part.${component.id}`),
            hint: t(`score.hint.${component.id}`),
            figure: figureOf(component),
            weight: component.weight,
            percentile: component.percentile,
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
      <p className="text-sm text-muted">
        {asOf !== null && `${basis} ${t('score.asOf', { day: format.day(asOf) })} `}
        <Link href={helpPath('samara-score')} external>
          {t('score.how')}
        </Link>
      </p>
      {overrule === null && <OverruleForm score={score} today={today} saving={saving} failure={failure} onOverrule={onOverrule} />}
    </div>
  )
}
