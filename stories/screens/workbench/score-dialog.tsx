import { useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { Dialog } from '../../../src/design/dialog/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { NumberInput } from '../../../src/design/number-input/index.ts'
import { highestScore, ScoreBreakdown, type Overruled } from '../../../src/design/score-breakdown/index.ts'
import { useSpeech } from '../frame/index.ts'
import { today } from '../shop/index.ts'
import { productOf, scoreOf, scoreParts } from './products.ts'
import { workbenchWords } from './workbench.words.ts'

export interface ScoreDialogProps {
  product: number
  onClose: () => void
}

/** How a product's score came about; another one can be put in its place for a while, and taken back. */
export function ScoreDialog({ product, onClose }: ScoreDialogProps) {
  const { say, format } = useSpeech(workbenchWords)
  const [overruled, setOverruled] = useState<Overruled>()
  const [score, setScore] = useState<number | null>(Math.min(highestScore, scoreOf(product) + 100))
  const [until, setUntil] = useState('2026-12-24')
  const [why, setWhy] = useState(say.reason)
  const ready = score !== null && why.trim() !== ''
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={say.scoreOf(productOf(product).name)}
      description={say.scoreIntro}
      actions={
        overruled ? undefined : (
          <>
            <Button tone="quiet" onClick={onClose}>
              {say.cancel}
            </Button>
            <Button
              tone="accent"
              disabled={!ready}
              onClick={() => score !== null && setOverruled({ value: score, until: until === '' ? null : format.day(until), why, by: `Ana Ruiz, ${format.day(today)}` })}
            >
              {say.setScore}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <ScoreBreakdown components={scoreParts(product, say.measure)} overruled={overruled} onTakeBack={() => setOverruled(undefined)} />
        {overruled ? null : (
          <fieldset className="grid gap-3 rounded-lg border border-default p-4 sm:grid-cols-2">
            <legend className="px-1 text-sm font-semibold">{say.overrule}</legend>
            <Field label={say.newScore}>
              <NumberInput value={score} onValueChange={setScore} min={0} max={highestScore} step={10} />
            </Field>
            <Field label={say.until} hint={say.untilHint}>
              <Input type="date" min={today} value={until} onChange={(event) => setUntil(event.target.value)} />
            </Field>
            <Field label={say.why} hint={say.whyHint} className="sm:col-span-2">
              <Input value={why} onChange={(event) => setWhy(event.target.value)} />
            </Field>
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
