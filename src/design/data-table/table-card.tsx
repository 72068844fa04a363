import { clsx } from 'clsx'
import { memo, useId } from 'react'
import { tableRow } from './data-table.variants.ts'
import { ActionsStop, ExpandStop, OpenStop, SelectStop } from './row-parts.tsx'
import type { TableRowProps } from './table-row.tsx'

export type TableCardProps<Row extends object> = Omit<TableRowProps<Row>, 'tab' | 'grid'> & { total: number }

function CardOf<Row extends object>({
  item,
  index,
  total,
  selected,
  expanded,
  shown,
  row,
  nameOf,
  hrefOf,
  opens,
  actions,
  detail,
  speech,
}: TableCardProps<Row>) {
  const detailId = useId()
  const name = nameOf(item)
  const [title, ...rest] = shown
  const asides = rest.filter(({ card }) => card === 'aside')
  const facts = rest.filter(({ card = 'fact' }) => card === 'fact' || card === 'wide')
  return (
    <div
      role="listitem"
      data-slot="table-card"
      data-row={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={clsx(tableRow({ look: selected ? 'selected' : 'rest', opens }), 'flex items-start gap-1 py-2.5 ps-3 pe-1.5')}
    >
      {row.select ? (
        <span className="-ms-2.5 flex h-8 w-9 shrink-0">
          <SelectStop name={name} speech={speech} tabIndex={0} checked={selected} />
        </span>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col gap-2 py-1">
        <div className="flex min-w-0 items-start justify-between gap-x-3 gap-y-1 max-[22rem]:flex-wrap">
          <span className="flex min-w-0 flex-1">
            <OpenStop href={hrefOf?.(item)} opens={opens} tabIndex={0}>
              {title?.cell(item)}
            </OpenStop>
          </span>
          {asides.map((column) => (
            <span key={column.id} className="flex shrink-0 items-center">
              <span className="sr-only">{column.head}: </span>
              {column.cell(item)}
            </span>
          ))}
        </div>
        {facts.length === 0 ? null : (
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5">
            {facts.map((column) => (
              <div key={column.id} className={clsx('flex min-w-0 flex-col', column.card === 'wide' && 'col-span-2')}>
                <dt className="truncate text-xs text-muted">{column.head}</dt>
                <dd className="flex min-h-5 min-w-0 items-center [overflow-wrap:anywhere]">{column.cell(item)}</dd>
              </div>
            ))}
          </dl>
        )}
        {expanded && detail ? (
          <div id={detailId} className="pt-1">
            {detail(item)}
          </div>
        ) : null}
      </div>
      <span className="flex shrink-0 flex-col items-center">
        {actions ? (
          <ActionsStop name={name} speech={speech} tabIndex={0}>
            {actions(item)}
          </ActionsStop>
        ) : null}
        {row.expand ? <ExpandStop name={name} speech={speech} tabIndex={0} expanded={expanded} controls={detailId} /> : null}
      </span>
    </div>
  )
}

/** A row where there is no room for columns: its name, and the columns that matter below it. */
export const TableCard = memo(CardOf) as typeof CardOf
