import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { itemControls, itemVariants, type ItemFacts } from '../sorting/index.ts'
import { barHeight, isTight, tileGap } from './tile-layout.ts'
import { bar, onDemand } from './sortable-grid.variants.ts'

export interface SortableTileProps<Item extends object> extends ItemFacts {
  item: Item
  column: number
  left: number
  width: number
  height: number
  content: (item: Item) => ReactNode
  actions: ((item: Item) => ReactNode) | undefined
}

function Tile<Item extends object>({ item, column, left, width, height, content, actions, ...facts }: SortableTileProps<Item>) {
  const { id, nth, look, selected, editor, source, refused, total } = facts
  const tight = isTight(width, total)
  const { select, handle, position, actions: more, overlay } = itemControls(facts, actions?.(item))
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={selected}
      aria-current={look === 'hit' ? true : undefined}
      data-row-id={id}
      data-nth={nth}
      data-look={look}
      data-source={source ?? undefined}
      data-slot="sortable-tile"
      className={clsx(
        itemVariants({ look }),
        'group/tile absolute flex flex-col overflow-clip rounded-lg border shadow-card',
        selected ? 'border-accent' : look === 'hit' ? 'border-warning-soft' : 'border-default',
      )}
      style={{
        left: left + tileGap / 2,
        top: tileGap / 2,
        width: width - tileGap,
        height: height - tileGap,
        zIndex: editor || refused ? 15 : undefined,
        overflow: editor ? 'visible' : undefined,
      }}
    >
      {overlay}
      <div className={bar({ selected })} style={{ height: barHeight }}>
        <span
          className={clsx(
            'flex min-w-0 flex-1 items-center gap-0.5 [&>button]:rounded-md [&>button]:bg-surface [&>button]:text-start [&>button]:font-semibold',
            // Six digits need the edge, too.
            (!tight || total.length < 6) && 'ps-1',
            // No room beside the number: its mark lies in a corner of the picture.
            tight &&
              '[&>[title]]:absolute [&>[title]]:start-1 [&>[title]]:top-full [&>[title]]:mt-1 [@media(hover:none)]:[&>[title]]:top-0 [&>[title]]:rounded-full [&>[title]]:bg-surface [&>[title]]:p-1 [&>button]:px-0 [&>button]:text-xs [&>button]:tracking-tight',
          )}
        >
          {position}
        </span>
        <span className={clsx(onDemand, 'shrink-0', tight ? 'w-8' : 'w-9', selected && 'opacity-100!')}>{select}</span>
        {more ? <span className={clsx(onDemand, 'shrink-0 py-0.5', tight ? 'w-6' : 'w-8')}>{more}</span> : null}
        <span className={clsx(onDemand, 'shrink-0', tight ? 'w-8' : 'w-9')}>{handle}</span>
      </div>
      <div className="min-h-0 flex-1">{content(item)}</div>
    </div>
  )
}

/** One card. It is drawn again only when something of its own changed. */
export const SortableTile = memo(Tile) as typeof Tile
