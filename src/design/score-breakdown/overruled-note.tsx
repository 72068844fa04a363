import { Button } from '../button/index.ts'
import { ByHandIcon, UndoIcon } from '../icon/index.ts'
import type { Overruled } from './points.ts'
import type { ScoreTexts } from './score-breakdown.words.ts'

export interface OverruledNoteProps {
  overruled: Overruled
  /** The computed score. */
  score: number
  texts: ScoreTexts
  onTakeBack: (() => void) | undefined
}

/** That somebody put another score in the place of the computed one: which, until when, why, who. */
export function OverruledNote({ overruled: { until, why, by }, score, texts: { say, number }, onTakeBack }: OverruledNoteProps) {
  return (
    <div
      data-slot="overruled-note"
      className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-md border border-info-soft bg-info-soft px-3 py-2.5 text-sm"
    >
      <ByHandIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {say.overruled} <span className="font-normal text-muted">· {by}</span>
        </p>
        <p className="break-words">
          <span className="text-muted">{say.why}: </span>
          {why}
        </p>
        <p className="text-muted tabular-nums">
          {until === null ? say.always : say.until(until)}. {say.computed(number(score))}.
        </p>
      </div>
      {onTakeBack ? (
        <Button size="sm" icon={<UndoIcon />} onClick={onTakeBack}>
          {say.takeBack}
        </Button>
      ) : null}
    </div>
  )
}
