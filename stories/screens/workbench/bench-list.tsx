import { useMemo, useState, type ReactNode, type RefObject } from 'react'
import { PinIcon, ReleaseIcon, ScoreIcon, ToBottomIcon, ToTopIcon } from '../../../src/design/icon/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { MenuItem, MenuSeparator } from '../../../src/design/menu/index.ts'
import { SortableGrid } from '../../../src/design/sortable-grid/index.ts'
import { SortableList, type PositionSource, type Selection, type SortableListHandle } from '../../../src/design/sortable-list/index.ts'
import { useSpeech } from '../frame/index.ts'
import type { ShopProduct } from '../shop/index.ts'
import type { BenchToolbarProps, View } from './bench-toolbar.tsx'
import { productOf } from './products.ts'
import { useProductLooks } from './product-looks.tsx'
import type { Bench } from './use-bench.ts'
import type { BenchSearch } from './use-bench-search.ts'
import { workbenchWords } from './workbench.words.ts'

export interface BenchListProps {
  handle: RefObject<SortableListHandle | null>
  loading: boolean
  view: View
  perRow: number
  order: readonly number[]
  bench: Bench
  found: BenchSearch
  previewing: boolean
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  onScore: (id: number) => void
  /** What stands above it; it is told which columns there are. */
  head: (columns: BenchToolbarProps['columns'], onColumn: BenchToolbarProps['onColumn']) => ReactNode
}

const asideAtFirst: ReadonlySet<string> = new Set(['units7', 'units90', 'revenue7', 'revenue90', 'age'])
const nameOf = ({ name }: ShopProduct): string => name

/** The category itself, as a list or as shoppers see it. */
export function BenchList({ handle, loading, view, perRow, order, bench, found, previewing, selection, onSelectionChange, onScore, head }: BenchListProps) {
  const { say, format } = useSpeech(workbenchWords)
  const { present, steps, at } = bench
  const [aside, setAside] = useState(asideAtFirst)
  const { columns, card, tile, preview } = useProductLooks(found.asked)
  const shown = useMemo(() => columns.filter(({ id }) => !aside.has(id)), [columns, aside])
  const byHand = useMemo(() => new Set(steps.slice(0, at).flatMap(({ name }) => (name.kind === 'moved' ? name.products : []))), [steps, at])
  const sourceOf = ({ id }: ShopProduct): PositionSource | null => (present.pins.has(id) ? 'pin' : previewing ? 'criterion' : byHand.has(id) ? 'hand' : null)
  const nothingFound = found.asked.trim() !== '' && found.hits.length === 0
  const actions = ({ id }: ShopProduct): ReactNode => {
    const one = new Set([id])
    const pinned = present.pins.has(id)
    return (
      <>
        <MenuItem icon={<ToTopIcon />} disabled={pinned} onSelect={() => bench.toPosition(one, 1)}>
          {say.toTop}
        </MenuItem>
        <MenuItem icon={<ToBottomIcon />} disabled={pinned} onSelect={() => bench.toPosition(one, order.length)}>
          {say.toBottom}
        </MenuItem>
        <MenuItem icon={pinned ? <ReleaseIcon /> : <PinIcon />} onSelect={() => bench.pin(one, !pinned)}>
          {pinned ? say.release : say.pinHere}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<ScoreIcon />} onSelect={() => onScore(id)}>
          {say.score}
        </MenuItem>
      </>
    )
  }
  const both = {
    ref: handle,
    label: say.list,
    order: loading ? [] : order,
    visible: nothingFound ? [] : undefined,
    itemOf: productOf,
    nameOf,
    countLabel: (count: number) => say.products(format.number(count), count === 1),
    preview,
    sourceOf,
    actions,
    hit: found.hit,
    selection,
    onSelectionChange,
    onMove: bench.move,
    frozen: previewing,
    loading,
    empty: nothingFound ? <ListState state={{ kind: 'noResult', title: say.noHitTitle(found.asked), advice: say.noHitAdvice }} /> : undefined,
    className: 'min-h-40 flex-1 overflow-hidden rounded-t-lg border border-b-0 border-default',
  }
  return (
    <>
      {head(
        columns.map(({ id, header }) => ({ id, label: header, shown: !aside.has(id), fixed: id === 'product' })),
        (id, on) => setAside(new Set(on ? [...aside].filter((each) => each !== id) : [...aside, id])),
      )}
      {view === 'list' ? <SortableList {...both} columns={shown} card={card} rowHeight={52} onColumnResize={() => undefined} /> : <SortableGrid {...both} tile={tile} perRow={perRow} fold={24} />}
    </>
  )
}
