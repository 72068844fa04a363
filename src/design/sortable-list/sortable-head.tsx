import { clsx } from 'clsx'
import { SelectBox } from './select-box.tsx'
import { controls, type SortableColumn } from './sortable-column.ts'
import { alignmentOf } from './sortable-row.tsx'
import type { Speech } from './sortable-list.words.ts'

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
}

/** The head that sticks above the rows: what the columns are, and the box that chooses all. */
export function SortableHead<Item>({ shown, asCards, chosen, total, speech, disabled }: SortableHeadProps<Item>) {
  const { say } = speech
  const all = (
    <SelectBox checked={chosen === 'some' ? 'some' : chosen === 'all'} aria-label={say.selectAll} disabled={disabled} />
  )
  const band = 'sticky top-0 z-10 border-b border-default bg-surface text-xs font-medium text-muted'
  if (asCards) {
    return (
      <div role="rowgroup" className={band} style={{ height: headHeight }}>
        <div role="row" aria-rowindex={1} className="flex h-full items-center">
          <div role="columnheader" className="h-full w-14 shrink-0">{all}</div>
          <div role="columnheader" className="min-w-0 flex-1 truncate tabular-nums">{total}</div>
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
            className={clsx('flex min-w-0 items-center px-2', alignmentOf(column), nth === 0 && 'sticky z-1 bg-inherit')}
            style={nth === 0 ? { insetInlineStart: controls.select + controls.handle + controls.position } : undefined}
          >
            <span className="truncate">{column.header}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
