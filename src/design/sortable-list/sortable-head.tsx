import { clsx } from 'clsx'
import { SelectBox, type Speech } from '../sorting/index.ts'
import { alignmentOf, controls, widthRange, type SortableColumn } from './sortable-column.ts'
import type { ColumnWidths } from './use-column-widths.ts'

/** Height of the head, in pixels. */
export const headHeight = 40

export interface SortableHeadProps<Item> {
  shown: readonly SortableColumn<Item>[]
  asCards: boolean
  chosen: 'none' | 'some' | 'all'
  /** How many there are, in words. */
  total: string
  speech: Speech
  disabled: boolean
  withActions: boolean
  /** Given when columns can be made wider. */
  resize: ColumnWidths | null
}

/** The head that sticks above the rows: what the columns are, and the box that chooses all. */
export function SortableHead<Item>({ shown, asCards, chosen, total, speech, disabled, withActions, resize }: SortableHeadProps<Item>) {
  const { say, number } = speech
  const all = (
    <SelectBox checked={chosen === 'some' ? 'some' : chosen === 'all'} aria-label={say.selectAll} disabled={disabled} />
  )
  const band = 'sticky top-0 z-10 border-b border-default bg-surface text-xs font-medium text-muted'
  if (asCards) {
    return (
      <div role="rowgroup" className={band} style={{ height: headHeight }}>
        <div role="row" aria-rowindex={1} className="flex h-full items-center">
          <div role="columnheader" className="h-full w-14 shrink-0">{all}</div>
          <div role="columnheader" className="min-w-0 flex-1 truncate tabular-nums">{total === '' ? <span className="sr-only">{say.position}</span> : total}</div>
          <div role="columnheader" className="w-11 shrink-0">
            <span className="sr-only">{say.order}</span>
          </div>
        </div>
      </div>
    )
  }
  return (
    <div role="rowgroup" className={clsx(band, 'min-w-(--least-width)')} style={{ height: headHeight }}>
      <div role="row" aria-rowindex={1} className="grid h-full grid-cols-(--columns) items-stretch bg-inherit">
        <div role="columnheader" className="sticky start-0 z-1 bg-inherit">{all}</div>
        <div role="columnheader" className="sticky z-1 bg-inherit" style={{ insetInlineStart: controls.select }}>
          <span className="sr-only">{say.order}</span>
        </div>
        <div
          role="columnheader"
          className="sticky z-1 flex items-center justify-end bg-inherit px-2.5"
          style={{ insetInlineStart: controls.select + controls.handle }}
        >
          <abbr title={say.position} className="no-underline">{say.positionShort}</abbr>
        </div>
        {shown.map((column, nth) => (
          <div
            key={column.id}
            role="columnheader"
            className={clsx('group/head relative flex min-w-0 items-center px-2', alignmentOf(column), nth === 0 && 'sticky z-1 bg-inherit')}
            style={nth === 0 ? { insetInlineStart: controls.select + controls.handle + controls.position } : undefined}
          >
            <span className="truncate">{column.header}</span>
            {resize ? (
              <span
                role="separator"
                tabIndex={0}
                aria-orientation="vertical"
                aria-label={say.resize(column.header)}
                aria-valuenow={resize.widthOf(column.id)}
                aria-valuemin={widthRange.min}
                aria-valuemax={widthRange.max}
                aria-valuetext={say.pixels(number(resize.widthOf(column.id)))}
                className="absolute inset-y-0 -end-3 z-2 flex w-6 cursor-col-resize touch-none justify-center py-2.5 outline-none focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-4 focus-visible:outline-focus"
                {...resize.edge(column.id)}
              >
                <span aria-hidden className="w-px bg-(--border-default) group-hover/head:bg-(--border-control)" />
              </span>
            ) : null}
          </div>
        ))}
        {withActions ? (
          <div role="columnheader" className="sticky end-0 z-1 bg-inherit">
            <span className="sr-only">{say.actionsHead}</span>
          </div>
        ) : null}
      </div>
    </div>
  )
}
