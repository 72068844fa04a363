import { useId, useState } from 'react'
import { limits } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Input } from '../../../design/input/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { type SayableFailure, useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { DayField } from './day-field.tsx'

/** A score in the place of the computed one. */
export interface Overruling {
  score: number
  /** Last day that it holds, YYYY-MM-DD; null for always. */
  until: string | null
  reason: string
}

export interface OverruleFormProps {
  /** The computed score; null until it is loaded. */
  score: number | null
  /** YYYY-MM-DD. */
  today: string
  saving: boolean
  /** Why it could not be set; what was written stays. */
  failure: SayableFailure | null
  onOverrule: (overruling: Overruling) => void
}

/** Asks for another score: which, until when, why. */
export function OverruleForm({ score: computed, today, saving, failure, onOverrule }: OverruleFormProps) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const title = useId()
  const [score, setScore] = useState<number | null>(computed)
  const [until, setUntil] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <form
      aria-labelledby={title}
      className="grid gap-3 rounded-lg border border-default p-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (score !== null && reason.trim() !== '')
          onOverrule({ score: Math.min(limits.score.highest, Math.max(0, score)), until, reason: reason.trim() })
      }}
    >
      <h3 id={title} className="text-sm font-semibold sm:col-span-2">
        {t('score.overrule')}
      </h3>
      {failure && (
        <Banner tone="danger" title={t('score.notSet')} className="sm:col-span-2">
          {say(failure)}
        </Banner>
      )}
      <Field label={t('score.value')} error={tried && score === null ? t('score.valueMissing') : undefined}>
        <NumberInput value={score} onValueChange={setScore} min={0} max={limits.score.highest} step={10} />
      </Field>
      <DayField
        label={t('score.until')}
        hint={t('score.untilHint')}
        none={t('score.always')}
        value={until}
        onValueChange={setUntil}
        today={today}
      />
      <Field
        label={t('score.reason')}
        hint={t('score.reasonHint')}
        error={tried && reason.trim() === '' ? t('score.reasonMissing') : undefined}
        className="sm:col-span-2"
      >
        <Input value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className="flex justify-end sm:col-span-2">
        <Button tone="accent" type="submit" loading={saving}>
          {t('score.set')}
        </Button>
      </div>
    </form>
  )
}
