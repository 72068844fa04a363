import { clsx } from 'clsx'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { itemControls, itemVariants, stickyCellVariants, type ItemFacts } from '../sorting/index.ts'
import { alignmentOf, besideControls, controls, type SortableCard, type SortableColumn } from './sortable-column.ts'

export interface SortableRowProps<Item extends object> extends ItemFacts {
  item: Item
  top: number
  height: number
  shown: readonly SortableColumn<Item>[]
  /** Given where there is no room for columns. */
  card: SortableCard<Item>['content'] | null
  actions: ((item: Item) => ReactNode) | undefined
}

function Row<Item extends object>({ item, top, height, shown, card, actions, ...facts }: SortableRowProps<Item>) {
  const { id, nth, look, selected, editor, source } = facts
  const { select, handle, position, actions: more, overlay } = itemControls(facts, card ? null : actions?.(item))
  const own = {
    role: 'row',
    'aria-rowindex': nth + 2,
    'aria-selected': selected,
    'aria-current': look === 'hit' ? true : undefined,
    'data-row-id': id,
    'data-nth': nth,
    'data-look': look,
    'data-source': source ?? undefined,
    'data-slot': 'sortable-row',
  } as const
  const place: CSSProperties = { height, transform: `translateY(${top}px)`, zIndex: editor || facts.refused ? 15 : undefined }
  const looks = clsx(itemVariants({ look }), 'absolute top-0 left-0 w-full border-b border-subtle')

  if (card) {
    return (
      <div {...own} className={clsx(looks, 'flex items-stretch')} style={place}>
        {overlay}
        <div role="gridcell" className="relative z-1 flex w-(--card-controls) shrink-0 flex-col items-stretch justify-center py-1">
          <div className="flex-1">{select}</div>
          <div className="flex flex-1 items-center justify-center">{position}</div>
        </div>
        <div role="gridcell" className="relative flex min-w-0 flex-1 items-center">
          {card(item)}
        </div>
        <div role="gridcell" className="relative w-11 shrink-0 py-1">
          {handle}
        </div>
      </div>
    )
  }
  const sticky = stickyCellVariants({ look })
  return (
    <div {...own} className={clsx(looks, 'grid min-w-(--least-width) grid-cols-(--columns) items-stretch')} style={place}>
      {overlay}
      <div role="gridcell" className={clsx(sticky, 'start-0 z-1')}>
        {select}
      </div>
      <div role="gridcell" className={clsx(sticky, 'z-1 py-2')} style={{ insetInlineStart: controls.select }}>
        {handle}
      </div>
      <div
        role="gridcell"
        className={clsx(sticky, 'flex items-center justify-end px-1', editor ? 'z-2' : 'z-1')}
        style={{ insetInlineStart: controls.select + controls.handle }}
      >
        {position}
      </div>
      {shown.map((column, place) => (
        <div
          key={column.id}
          role={place === 0 ? 'rowheader' : 'gridcell'}
          data-column={column.id}
          className={clsx('flex min-w-0 items-center px-2', alignmentOf(column), place === 0 && [sticky, 'z-1'])}
          style={place === 0 ? { insetInlineStart: besideControls } : undefined}
        >
          {column.cell(item)}
        </div>
      ))}
      {more ? (
        <div role="gridcell" className={clsx(sticky, 'end-0 z-1 py-2 pe-1')}>
          {more}
        </div>
      ) : null}
    </div>
  )
}

/** One row. It is drawn again only when something in it changed. */
export const SortableRow = memo(Row) as typeof Row
