import { useMemo, useState } from 'react'
import {
  cornerOfGap,
  HeldCard,
  cornerOfItem,
  positionIfDropped,
  SortableArea,
  SortableFrame,
  useItems,
  useSortable,
  type SortableProps,
} from '../sorting/index.ts'
import { GridHead, headHeight } from './grid-head.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { SortableTile } from './sortable-tile.tsx'
import { DropBar, FoldLine } from './tile-lines.tsx'
import { tileGeometry, type SortableTile as Tile } from './tile-layout.ts'

export interface SortableGridProps<Item extends object> extends SortableProps<Item> {
  /** Keep it stable between renders. */
  tile: Tile<Item>
  /** Cards beside each other, as the shop shows them; fewer where there is no room for so many. @default 4 */
  perRow?: number | undefined
  /** After how many places a line shows what shoppers see first; not while a search hides some. */
  fold?: number | undefined
}

/**
 * The same as `SortableList`, as shoppers see it: cards in rows, of up to a hundred thousand products, by pointer, by finger, by
 * keyboard in two dimensions, or by writing a position.
 * @example
 * <SortableGrid label="Mugs" perRow={4} fold={24} order={order} itemOf={productOf} nameOf={nameOf} tile={tile}
 *   selection={selection} onSelectionChange={setSelection} onMove={(move) => setOrder(applyMove(order, move))} />
 */
export function SortableGrid<Item extends object>(props: SortableGridProps<Item>) {
  const {
    label,
    order,
    visible,
    itemOf,
    tile,
    actions,
    perRow: wanted = 4,
    fold,
    frozen,
    coming = 0,
    loading = false,
    empty,
    className,
  } = props
  const { textHeight = 84, content } = tile
  const [barBelow] = useState(() => window.matchMedia('(hover: none)').matches)
  const layout = useMemo(
    () => ({ headHeight, at: (width: number) => tileGeometry(width, wanted, textHeight, barBelow) }),
    [wanted, textHeight, barBelow],
  )
  const sortable = useSortable(props, layout)
  const { view, texts, sorting, choosing, countLabel, draw } = sortable
  const { held } = sorting
  const { width, rows, geometry, height, factsOf } = useItems(props, sortable, 2)
  const { perRow, rowHeight, cellWidth } = geometry
  const gap = held?.gap ?? null
  const count = loading ? 0 : view.count
  const atRowEnd = held !== null && (held.atRowEnd || (gap === count && count % perRow === 0))
  const itemsOf = (row: number): number[] =>
    Array.from({ length: Math.max(0, Math.min(perRow, count - row * perRow)) }, (_, column) => row * perRow + column)

  return (
    <SortableFrame slot="sortable-grid" sortable={sortable} cards className={className}>
      <SortableArea
        label={label}
        loading={loading}
        coming={coming}
        frozen={frozen}
        empty={empty}
        sortable={sortable}
        rows={Math.ceil((count + coming) / perRow)}
        perRow={perRow}
        height={height}
        head={
          <GridHead
            chosen={choosing.chosen}
            total={loading ? '' : countLabel(count + coming)}
            texts={texts}
            disabled={count === 0 || coming > 0}
          />
        }
        skeleton={<GridSkeleton geometry={geometry} />}
      >
        {rows.map((row) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 2}
            className="absolute inset-x-0"
            style={{ height: rowHeight, transform: `translateY(${row * rowHeight}px)` }}
          >
            {itemsOf(row).map((nth, column) => (
              <SortableTile
                key={view.idAt(nth)}
                {...factsOf(nth)}
                item={itemOf(view.idAt(nth))}
                column={column}
                left={cornerOfItem(column, geometry).left}
                width={cellWidth}
                height={rowHeight}
                content={content}
                actions={actions}
              />
            ))}
          </div>
        ))}
        {fold !== undefined && visible === undefined && fold < count ? (
          <FoldLine places={fold} geometry={geometry} label={texts.say.fold(texts.number(fold))} />
        ) : null}
        {held && gap !== null ? (
          <DropBar gap={gap} atRowEnd={atRowEnd} geometry={geometry} position={texts.number(positionIfDropped(order, view, held))} />
        ) : null}
        {held?.input === 'keys' && gap !== null ? (
          <div
            className="pointer-events-none absolute z-20"
            style={{
              top: cornerOfGap({ gap, atRowEnd }, geometry).top + 64,
              left: Math.max(8, Math.min(cornerOfGap({ gap, atRowEnd }, geometry).left + 16, width - 300)),
            }}
          >
            <HeldCard count={held.moving.size} countLabel={countLabel(held.moving.size)} hint={texts.say.cardKeys}>
              {draw(held.id)}
            </HeldCard>
          </div>
        ) : null}
      </SortableArea>
    </SortableFrame>
  )
}
