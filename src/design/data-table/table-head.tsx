import { clsx } from 'clsx'
import { useId, useState, type KeyboardEvent } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { headRow, stays } from './data-table.variants.ts'
import type { TableTexts } from './data-table.words.ts'
import { HeadCell } from './head-cell.tsx'
import { headHeight, leadOf, type RowControls, type TableColumn, type TableSort } from './table-column.ts'

export interface TableHeadProps<Row> {
  shown: readonly TableColumn<Row>[]
  row: RowControls
  sort: TableSort | null
  extent: 'none' | 'some' | 'all'
  adjustable: boolean
  disabled: boolean
  texts: TableTexts
  onSort: (id: string) => void
  onSelectAll: () => void
  onMoveBy: (id: string, by: -1 | 1) => void
  /** While a border is dragged; null when it is let go without a change. */
  onResizing: (id: string, width: number | null) => void
  onResize: (id: string, width: number | null) => void
  onResizeBy: (id: string, by: -1 | 1) => void
}

const go: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** What the columns are; sorts, moves and widens them. Sticks above the rows. */
export function TableHead<Row>({
  shown,
  row,
  sort,
  extent,
  adjustable,
  disabled,
  texts,
  onSort,
  onSelectAll,
  onMoveBy,
  onResizing,
  onResize,
  onResizeBy,
}: TableHeadProps<Row>) {
  const keysId = useId()
  const [tab, setTab] = useState<string | null>(null)
  const stops = shown.filter(({ sortValue }, nth) => sortValue !== undefined || (adjustable && nth > 0))
  const tabStop = stops.some(({ id }) => id === tab) ? tab : stops[0]?.id

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = stops.findIndex(({ id }) => id === (event.target as HTMLElement).dataset['head'])
    const id = stops[at]?.id
    if (id === undefined || event.ctrlKey || event.metaKey) return
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null
    if (adjustable && by !== null && (event.altKey || event.shiftKey)) {
      event.preventDefault()
      if (event.altKey) onMoveBy(id, by)
      else onResizeBy(id, by)
      return
    }
    const next = stops[go[event.key]?.(at, stops.length - 1) ?? -1]
    if (!next || event.altKey || event.shiftKey) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-head="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div role="rowgroup" className={clsx(headRow(), 'min-w-(--least)')} style={{ height: headHeight }}>
      <div
        role="row"
        aria-rowindex={1}
        tabIndex={-1}
        className="grid h-full grid-cols-(--columns) items-stretch bg-inherit outline-none"
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const { head } = event.target.dataset
          if (head !== undefined) setTab(head)
        }}
      >
        {row.select ? (
          <div role="columnheader" className={clsx(stays.lead, 'start-0 grid place-items-center')}>
            <Checkbox
              aria-label={texts.say.selectAll}
              checked={extent === 'all'}
              indeterminate={extent === 'some'}
              disabled={disabled}
              onCheckedChange={onSelectAll}
            />
          </div>
        ) : null}
        {row.expand ? (
          <div role="columnheader" className={stays.lead} style={{ insetInlineStart: leadOf({ ...row, expand: false }) }}>
            <span className="sr-only">{texts.say.details}</span>
          </div>
        ) : null}
        {shown.map((column, nth) => (
          <HeadCell
            key={column.id}
            column={column}
            first={nth === 0}
            lead={leadOf(row)}
            direction={sort?.column === column.id ? sort.direction : null}
            adjustable={adjustable}
            disabled={disabled}
            tabIndex={column.id === tabStop ? 0 : -1}
            keysId={keysId}
            onSort={() => onSort(column.id)}
            onResizing={(width) => onResizing(column.id, width)}
            onResize={(width) => onResize(column.id, width)}
          />
        ))}
        {row.actions ? (
          <div role="columnheader" className={clsx(stays.end, 'col-[-2/-1]')}>
            <span className="sr-only">{texts.say.rowActions}</span>
          </div>
        ) : null}
      </div>
      {adjustable ? (
        <span id={keysId} hidden>
          {texts.say.headKeys}
        </span>
      ) : null}
    </div>
  )
}
