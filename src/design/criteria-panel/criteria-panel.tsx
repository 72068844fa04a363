import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { AddIcon, UndoIcon } from '../icon/index.ts'
import { Reorderable } from '../reorderable/index.ts'
import { effective, faultOf, firstOf, mostCriteria, movedTo, nextCriterion, type Criterion, type CriterionColumn } from './criteria.ts'
import { useCriteriaTexts } from './criteria-panel.words.ts'
import { CriterionSlot } from './criterion-slot.tsx'

export interface CriteriaPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What can be ordered by, the usual one first: it is what a panel without criteria begins with. */
  columns: readonly CriterionColumn[]
  /** One to four, the first counts most. Empty begins with the usual column. */
  value: readonly Criterion[]
  onValueChange: (value: readonly Criterion[]) => void
  /** How many products there are. */
  total: number
  /** How many of them are pinned, and so stay. @default 0 */
  pinned?: number | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** What can be done with the result: a preview, applying it. */
  actions?: ReactNode
}

/**
 * Says by what a list is put in order, in up to four steps, and what that means in words.
 * @example
 * <CriteriaPanel columns={columns} value={criteria} onValueChange={setCriteria} total={61} actions={<Button tone="accent">Aplicar</Button>}
 *   />
 */
export function CriteriaPanel({
  columns,
  value,
  onValueChange,
  total,
  pinned = 0,
  disabled = false,
  actions,
  className,
  ...rest
}: CriteriaPanelProps) {
  const texts = useCriteriaTexts()
  const { say, number } = texts
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [usual] = columns
  const start = usual ? [firstOf(usual)] : []
  const criteria = value.length === 0 ? start : value
  const next = criteria.length < mostCriteria ? nextCriterion(criteria, columns) : null
  const labelOf = (column: string): string => columns.find((each) => each.id === column)?.label ?? column
  /** A column may stand in two slots for a moment: what is put in order are slots, each by a name of its own. */
  const slots = criteria.map(({ column }, nth) =>
    criteria.findIndex((other) => other.column === column) === nth ? column : `${column} ${nth}`,
  )
  const nameOf = (slot: string): string => labelOf(criteria[slots.indexOf(slot)]?.column ?? slot)
  const parts = effective(criteria, columns, total).map(({ column, direction }) =>
    say.part[columns.find((each) => each.id === column)?.kind ?? 'number'][direction](labelOf(column)),
  )
  const changed = JSON.stringify(criteria) !== JSON.stringify(start)

  return (
    <div
      data-slot="criteria-panel"
      role="group"
      aria-label={say.title}
      className={`@container flex min-w-0 flex-col gap-3 ${className ?? ''}`}
      {...rest}
    >
      <Reorderable
        items={slots}
        nameOf={nameOf}
        disabled={disabled || criteria.length === 1}
        onAnnounce={setAnnouncement}
        onMove={(slot, to) => onValueChange(movedTo(criteria, slots.indexOf(slot), to))}
      >
        <ol ref={list} className="flex flex-col gap-0.5">
          {criteria.map((criterion, nth) => (
            <CriterionSlot
              key={slots[nth]}
              id={slots[nth]!}
              nth={nth}
              count={criteria.length}
              criterion={criterion}
              columns={columns}
              fault={faultOf(criteria, nth, columns, total)}
              disabled={disabled}
              texts={texts}
              onChange={(changedTo) => onValueChange(criteria.with(nth, changedTo))}
              onRemove={
                criteria.length === 1
                  ? undefined
                  : () => {
                      setAnnouncement(say.removed(labelOf(criterion.column)))
                      onValueChange(criteria.toSpliced(nth, 1))
                      list.current?.querySelectorAll<HTMLElement>('[data-slot="criterion"] select')[Math.max(0, nth - 1) * 2]?.focus()
                    }
              }
            />
          ))}
        </ol>
      </Reorderable>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={<AddIcon />} disabled={disabled || !next} onClick={() => next && onValueChange([...criteria, next])}>
          {say.add}
        </Button>
        <span className="text-xs text-muted tabular-nums">
          {number(criteria.length)} / {number(mostCriteria)}
        </span>
        {changed ? (
          <Button size="sm" tone="quiet" icon={<UndoIcon />} disabled={disabled} onClick={() => onValueChange(start)} className="ms-auto">
            {say.clear}
          </Button>
        ) : null}
      </div>
      <p data-slot="criteria-sentence" className="rounded-md bg-sunken px-3 py-2 text-sm text-default">
        {parts.length === 0 ? say.nothing : say.sentence(parts)}
        {pinned > 0 ? <span className="text-muted"> {say.pinned(number(pinned), pinned === 1)}</span> : null}
      </p>
      {actions === undefined ? null : <div className="flex flex-wrap items-center justify-end gap-2">{actions}</div>}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
