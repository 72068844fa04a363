import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { CloseIcon, GripIcon, InfoIcon, WarningIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Select } from '../select/index.ts'
import type { Criterion, CriterionColumn, CriterionFault, Direction } from './criteria.ts'
import type { CriteriaSpeech } from './criteria-panel.words.ts'
import { slot } from './criteria-panel.variants.ts'

export interface CriterionSlotProps {
  nth: number
  count: number
  criterion: Criterion
  columns: readonly CriterionColumn[]
  fault: CriterionFault | null
  dragged: boolean
  disabled: boolean
  speech: CriteriaSpeech
  described: string
  onChange: (criterion: Criterion) => void
  /** Absent when it is the only one. */
  onRemove: (() => void) | undefined
  onStep: (by: -1 | 1) => void
  onGrip: (event: PointerEvent<HTMLElement>) => void
}

/** One criterion: its place, its column, its direction, and what should be known about it. */
export function CriterionSlot({ nth, count, criterion, columns, fault, dragged, disabled, speech, described, onChange, onRemove, onStep, onGrip }: CriterionSlotProps) {
  const { say, number, fault: inWords } = speech
  const noteId = useId()
  const column = columns.find(({ id }) => id === criterion.column)
  const label = column?.label ?? criterion.column
  const place = number(nth + 1)
  const { asc, desc } = say.directions[column?.kind ?? 'number']
  const serious = fault !== null && fault.kind !== 'missing'
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null || disabled) return
    event.preventDefault()
    onStep(by)
  }
  const Note = serious ? WarningIcon : InfoIcon
  return (
    <li data-slot="criterion" data-dragged={dragged || undefined} className={slot({ dragged })}>
      <div role="group" aria-label={say.slot(place)} aria-describedby={fault ? noteId : undefined} className="flex min-w-0 items-start gap-1">
        <button
          type="button"
          data-handle={criterion.column}
          disabled={disabled || count === 1}
          aria-label={say.move(label, place, number(count))}
          aria-describedby={described}
          onKeyDown={onKeyDown}
          onPointerDown={onGrip}
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
            options={columns.map(({ id, label: name }) => ({ value: id, label: name }))}
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
        <IconButton label={say.remove(label)} icon={<CloseIcon />} silent disabled={disabled || !onRemove} onClick={onRemove} className={onRemove ? '' : 'invisible'} />
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
