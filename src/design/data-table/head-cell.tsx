import { clsx } from 'clsx'
import { MoveDownIcon, MoveUpIcon, OrderIcon } from '../icon/index.ts'
import { useReorderable } from '../reorderable/index.ts'
import { ColumnBorder } from './column-border.tsx'
import { focusRing, headButton, stays } from './data-table.variants.ts'
import { alignmentOf, type SortDirection, type TableColumn } from './table-column.ts'

export interface HeadCellProps {
  column: Pick<TableColumn<never>, 'id' | 'head' | 'align'> & { readonly sortValue?: unknown }
  first: boolean
  /** Where the first column begins, in pixels. */
  lead: number
  direction: SortDirection | null
  adjustable: boolean
  disabled: boolean
  tabIndex: 0 | -1
  keysId: string
  onSort: () => void
  onResizing: (width: number | null) => void
  onResize: (width: number | null) => void
}

const arrows = { ascending: MoveUpIcon, descending: MoveDownIcon } as const

/** The head of one column. */
export function HeadCell({
  column,
  first,
  lead,
  direction,
  adjustable,
  disabled,
  tabIndex,
  keysId,
  onSort,
  onResizing,
  onResize,
}: HeadCellProps) {
  const { id, head, sortValue } = column
  const movable = adjustable && !first
  const { ref, style, dragged, handle } = useReorderable(id, !movable)
  const sorts = sortValue !== undefined
  const Arrow = direction ? arrows[direction] : OrderIcon
  const stands = !sorts && movable
  return (
    // What is focused is the button inside; a head without one has a tab index of its own.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      role="columnheader"
      aria-sort={direction ?? (sorts ? 'none' : undefined)}
      data-slot="table-head-cell"
      data-column={id}
      data-dragged={dragged || undefined}
      onMouseDown={movable ? handle.onMouseDown : undefined}
      {...(stands ? { 'data-head': id, tabIndex, 'aria-describedby': keysId } : {})}
      className={clsx(
        'group/head relative flex min-w-0 items-center bg-inherit px-3 select-none data-dragged:z-3 data-dragged:rounded-sm data-dragged:bg-raised data-dragged:shadow-lifted',
        alignmentOf(column),
        first && stays.start,
        movable && 'cursor-grab active:cursor-grabbing',
        stands && [focusRing, '-outline-offset-2'],
      )}
      style={first ? { insetInlineStart: lead } : style}
    >
      {sorts ? (
        <button
          type="button"
          data-head={id}
          data-sorted={direction ?? undefined}
          tabIndex={tabIndex}
          disabled={disabled}
          aria-describedby={adjustable ? keysId : undefined}
          className={headButton()}
          onClick={onSort}
        >
          <span className="truncate" title={head}>
            {head}
          </span>
          <Arrow
            aria-hidden
            className={clsx(
              'size-3 shrink-0',
              column.align === 'end' && 'order-first',
              // Takes no room until it says something.
              direction === null && [
                'absolute opacity-0 group-focus-within/head:opacity-100 group-hover/head:opacity-100',
                column.align === 'end' ? 'end-full' : 'start-full',
              ],
            )}
          />
        </button>
      ) : (
        <span className="truncate" title={head}>
          {head}
        </span>
      )}
      {adjustable ? <ColumnBorder onResizing={onResizing} onResize={onResize} /> : null}
    </div>
  )
}
