import { clsx } from 'clsx'
import { memo, useId } from 'react'
import { tableRow } from './data-table.variants.ts'
import { ActionsStop, ExpandStop, OpenStop, SelectStop } from './row-parts.tsx'
import type { TableColumn } from './table-column.ts'
import type { TableRowProps } from './table-row.tsx'

/** A name has two lines before it is cut, whatever cell draws it. */
const wrapped = '[&_.truncate]:line-clamp-2 [&_.truncate]:whitespace-normal'

export type NarrowRowProps<Row extends object> = Omit<TableRowProps<Row>, 'tab' | 'grid'> & { total: number }

function NarrowRowOf<Row extends object>({
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
  texts,
}: NarrowRowProps<Row>) {
  const detailId = useId()
  const name = nameOf(item)
  const [title, ...rest] = shown
  const at = (place: TableColumn<Row>['phone']) => rest.filter(({ phone = 'fact' }) => phone === place)
  const [asides, statuses, facts, wides] = [at('aside'), at('status'), at('fact'), at('wide')]
  // Several statuses need the line, and none of them may be hidden.
  const several = statuses.length > 1
  return (
    <div
      role="listitem"
      data-slot="narrow-row"
      data-row={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={clsx(tableRow({ look: selected ? 'selected' : 'rest', opens }), 'flex items-start gap-1 py-1 ps-3 pe-1')}
    >
      {row.select ? (
        <span className="-ms-3 flex h-9 w-10 shrink-0">
          <SelectStop name={name} texts={texts} tabIndex={0} checked={selected} />
        </span>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-1.5">
        <div className="flex min-w-0 items-start justify-between gap-x-3">
          <span className={clsx('flex min-w-0 flex-1', wrapped)}>
            <OpenStop href={hrefOf?.(item)} opens={opens} tabIndex={0}>
              {title?.cell(item)}
            </OpenStop>
          </span>
          {asides.map((column) => (
            <span
              key={column.id}
              // A text stands on the line of the name; what is pressed keeps its size without making the line taller.
              className={clsx('flex shrink-0 items-center', column.phoneCell ? 'h-5 text-xs text-muted tabular-nums' : '-my-2')}
            >
              {column.phoneCell ? null : <span className="sr-only">{column.head}: </span>}
              {(column.phoneCell ?? column.cell)(item)}
            </span>
          ))}
        </div>
        {statuses.length + facts.length === 0 ? null : (
          <div
            className={clsx(
              'flex min-w-0 flex-wrap items-center text-xs',
              // Several of them may stand under the button of the row as well.
              several ? clsx('gap-x-2.5 gap-y-1', actions && '-me-10') : 'h-5 gap-x-3 overflow-hidden',
            )}
          >
            {statuses.map((column) => (
              <span key={column.id} className="flex h-5 max-w-full min-w-0 items-center">
                <span className="sr-only">{column.head}: </span>
                {(column.phoneCell ?? column.cell)(item)}
              </span>
            ))}
            {several
              ? null
              : facts.map((column) => (
                  <span key={column.id} className="flex h-5 max-w-full min-w-0 items-center gap-1 whitespace-nowrap">
                    {/* The head gives way before its value does. */}
                    {column.phoneCell ? null : (
                      <span
                        className="min-w-0 shrink-999 truncate text-muted"
                        title={typeof column.head === 'string' ? column.head : undefined}
                      >
                        {column.head}
                      </span>
                    )}
                    <span className="flex min-w-0 items-center">{(column.phoneCell ?? column.cell)(item)}</span>
                  </span>
                ))}
          </div>
        )}
        {wides.map((column) => (
          <div key={column.id} className="min-w-0 text-xs [overflow-wrap:anywhere] empty:hidden">
            {(column.phoneCell ?? column.cell)(item)}
          </div>
        ))}
        {expanded && detail ? (
          <div id={detailId} className="pt-1">
            {detail(item)}
          </div>
        ) : null}
      </div>
      <span className="flex shrink-0 items-center">
        {actions ? (
          <ActionsStop name={name} texts={texts} tabIndex={0}>
            {actions(item)}
          </ActionsStop>
        ) : null}
        {row.expand ? <ExpandStop name={name} texts={texts} tabIndex={0} expanded={expanded} controls={detailId} /> : null}
      </span>
    </div>
  )
}

/**
 * A row where there is no room for columns: its name in full, every status, and where
 * there is one of them at most, the facts that fit beside it; the others are cut whole.
 */
export const NarrowRow = memo(NarrowRowOf) as typeof NarrowRowOf
