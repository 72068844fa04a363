import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import {
  HeldCard,
  makeSlots,
  positionIfDropped,
  SortableArea,
  SortableFrame,
  useItems,
  useSortable,
  type SortableProps,
} from '../sorting/index.ts'
import { ComingRows } from './coming-rows.tsx'
import { DropLine } from './drop-line.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import { positionWidths, type SortableCard, type SortableColumn } from './sortable-column.ts'
import { headHeight, SortableHead } from './sortable-head.tsx'
import { SortableRow } from './sortable-row.tsx'
import { SortableSkeleton } from './sortable-skeleton.tsx'
import { useColumns } from './use-columns.ts'

export interface SortableListProps<Item extends object> extends SortableProps<Item> {
  /** Pass the same array in every render, until the columns change. The first column stays in sight when the list scrolls sideways. */
  columns: readonly SortableColumn<Item>[]
  /** Pass the same object in every render. */
  card: SortableCard<Item>
  /** Height of a row in pixels; cards have their own, `card.height`. @default 56 */
  rowHeight?: number | undefined
  /** Called with the new width when a person resizes a column; without it, people cannot resize. To keep a width, store it in `columns`. */
  onColumnResize?: ((column: string, width: number) => void) | undefined
  /**
   * Called when a person drags a column with the mouse; the first one cannot be dragged. Without this function, none can.
   * @param over the column whose place it takes
   */
  onColumnMove?: ((column: string, over: string) => void) | undefined
}

/**
 * A list that people put in order, of up to a hundred thousand rows: by pointer, by finger, by keyboard, or by writing a position;
 * one item or all that are chosen.
 * @example
 * <SortableList label="Mugs" order={order} itemOf={productOf} nameOf={nameOf} columns={columns} card={card}
 *   selection={selection} onSelectionChange={setSelection} onMove={(move) => setOrder(applyMove(order, move))} />
 */
export function SortableList<Item extends object>(props: SortableListProps<Item>) {
  const {
    label,
    order,
    itemOf,
    columns,
    card,
    actions,
    onColumnResize,
    onColumnMove,
    rowHeight = 56,
    frozen,
    coming = 0,
    loading = false,
    empty,
    className,
  } = props
  const { below = 600, height: cardHeight = 76 } = card
  const layout = useMemo(
    () => ({
      headHeight,
      at: (width: number) => ({ perRow: 1, rowHeight: width < below ? cardHeight : rowHeight, cellWidth: width, inset: 0 }),
    }),
    [below, cardHeight, rowHeight],
  )
  const sortable = useSortable(props, layout)
  const { scroller, view, texts, sorting, choosing, countLabel, draw } = sortable
  const { held } = sorting
  const items = useItems(props, sortable, 6)
  const asCards = items.width < below
  const mounted = items.rows.map((row) => itemOf(view.idAt(row)))
  const [slots] = useState(makeSlots)
  const slotOf = slots.assign(items.rows.map((row) => view.idAt(row)))
  // While the list is being scrolled, row elements keep their sequence in the document (by slot, not by position),
  // and only their content and place change: moving an element within the document costs as much as creating one.
  const drawn = items.rows.map((row, nth) => ({ row, nth, slot: slotOf[nth]! }))
  if (items.scrolling) drawn.sort((a, b) => a.slot - b.slot)
  const shown = useColumns(columns, items.width)
  const positions = positionWidths(texts.number(order.length))
  const widths = useColumnWidths({ scroller, shown, withActions: actions !== undefined, positions, onColumnResize })
  const height = items.geometry.rowHeight
  const gap = held?.gap ?? null
  const count = loading ? 0 : view.count

  return (
    <SortableFrame slot="sortable-list" sortable={sortable} className={className}>
      <SortableArea
        label={label}
        loading={loading}
        coming={coming}
        frozen={frozen}
        empty={empty}
        sortable={sortable}
        rows={count + coming}
        height={items.height}
        style={widths.style}
        className={asCards ? '' : 'min-w-(--least-width)'}
        head={
          <SortableHead
            shown={shown}
            asCards={asCards}
            chosen={choosing.chosen}
            total={loading ? '' : countLabel(count + coming)}
            texts={texts}
            disabled={count === 0 || coming > 0}
            withActions={actions !== undefined}
            resize={onColumnResize === undefined ? null : widths}
            onColumnMove={onColumnMove}
            onAnnounce={sorting.announce}
          />
        }
        skeleton={<SortableSkeleton shown={shown} asCards={asCards} rowHeight={height} />}
      >
        {drawn.map(({ row, nth, slot }) => {
          const item = mounted[nth]
          if (!item) return null
          return (
            <SortableRow
              key={slot}
              {...items.factsOf(row)}
              item={item}
              top={row * height}
              height={height}
              shown={shown}
              card={asCards ? card.content : null}
              actions={actions}
            />
          )
        })}
        {coming > 0 ? <ComingRows top={count * height} height={height} /> : null}
        {held && gap !== null ? <DropLine top={gap * height} position={texts.number(positionIfDropped(order, view, held))} /> : null}
        {held?.input === 'keys' && gap !== null ? (
          <div
            className={clsx('pointer-events-none absolute start-0 z-20', asCards ? 'end-0 ms-12 me-3 [&>*]:max-w-full' : 'ms-24')}
            style={{ transform: `translateY(${gap * height + 8}px)` }}
          >
            <HeldCard count={held.moving.size} countLabel={countLabel(held.moving.size)} hint={texts.say.keys}>
              {draw(held.id)}
            </HeldCard>
          </div>
        ) : null}
      </SortableArea>
    </SortableFrame>
  )
}
