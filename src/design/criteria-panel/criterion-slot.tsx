import { useId } from 'react'
import { CloseIcon, GripIcon, InfoIcon, WarningIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useReorderable } from '../reorderable/index.ts'
import { Select } from '../select/index.ts'
import type { Criterion, CriterionColumn, CriterionFault, Direction } from './criteria.ts'
import type { CriteriaTexts } from './criteria-panel.words.ts'
import { slot } from './criteria-panel.variants.ts'

export interface CriterionSlotProps {
  /** What the slot is called while slots are put in order. */
  id: string
  nth: number
  count: number
  criterion: Criterion
  columns: readonly CriterionColumn[]
  fault: CriterionFault | null
  disabled: boolean
  texts: CriteriaTexts
  onChange: (criterion: Criterion) => void
  /** Absent when it is the only one. */
  onRemove: (() => void) | undefined
}

/** One criterion: its place, its column, its direction, and what should be known about it. */
export function CriterionSlot({ id, nth, count, criterion, columns, fault, disabled, texts, onChange, onRemove }: CriterionSlotProps) {
  const { say, number, fault: inWords } = texts
  const noteId = useId()
  const column = columns.find((each) => each.id === criterion.column)
  const label = column?.label ?? criterion.column
  const place = number(nth + 1)
  const { asc, desc } = say.directions[column?.kind ?? 'number']
  const serious = fault !== null && fault.kind !== 'missing'
  const { ref, style, dragged, handle } = useReorderable(id)
  const Note = serious ? WarningIcon : InfoIcon
  return (
    <li ref={ref} style={style} data-slot="criterion" data-dragged={dragged || undefined} className={slot({ dragged })}>
      <div
        role="group"
        aria-label={say.slot(place)}
        aria-describedby={fault ? noteId : undefined}
        className="flex min-w-0 items-start gap-1"
      >
        <button
          type="button"
          {...handle}
          disabled={disabled || count === 1}
          aria-label={say.move(label, place, number(count))}
          className="flex h-control-md w-10 shrink-0 cursor-grab touch-none items-center justify-center gap-0.5 rounded-sm text-sm text-muted tabular-nums outline-focus hover:bg-hover hover:text-default focus-visible:outline-2 active:cursor-grabbing disabled:cursor-default disabled:hover:bg-transparent disabled:[&_svg]:invisible"
        >
          <GripIcon aria-hidden className="size-4" />
          {place}
        </button>
        <div className="grid min-w-0 flex-1 gap-1.5 @sm:grid-cols-[minmax(0,1fr)_10.75rem]">
          <Select
            aria-label={say.column(place)}
            disabled={disabled}
            aria-invalid={serious || undefined}
            value={criterion.column}
            options={columns.map((each) => ({ value: each.id, label: each.label }))}
            onValueChange={(next) => onChange({ ...criterion, column: next })}
          />
          <Select
            aria-label={say.direction(place)}
            disabled={disabled}
            value={criterion.direction}
            options={[
              { value: 'desc', label: desc },
              { value: 'asc', label: asc },
            ].sort((a) => (column?.kind === 'text' ? (a.value === 'asc' ? -1 : 1) : 0))}
            onValueChange={(next) => onChange({ ...criterion, direction: next as Direction })}
          />
        </div>
        <IconButton
          label={say.remove(label)}
          icon={<CloseIcon />}
          silent
          disabled={disabled || !onRemove}
          onClick={onRemove}
          className={onRemove ? '' : 'invisible'}
        />
      </div>
      {fault ? (
        <p id={noteId} className={`ms-11 mt-1 flex items-start gap-1.5 text-xs ${serious ? 'text-warning' : 'text-muted'}`}>
          <Note aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0">{inWords(fault)}</span>
        </p>
      ) : null}
    </li>
  )
}
