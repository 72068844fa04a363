import { clsx } from 'clsx'
import { alignmentOf, type SortableColumn } from './sortable-column.ts'

export interface SortableSkeletonProps<Item> {
  shown: readonly SortableColumn<Item>[]
  asCards: boolean
  rowHeight: number
}

const bone = 'rounded-sm bg-skeleton motion-safe:animate-pulse'
const lengths = ['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3', 'w-3/4', 'w-1/2']

/** Rows in the shape that they will have, without anything in them. */
export function SortableSkeleton<Item>({ shown, asCards, rowHeight }: SortableSkeletonProps<Item>) {
  return (
    <div aria-hidden data-slot="sortable-skeleton" className={clsx(!asCards && 'min-w-(--least-width)')}>
      {Array.from({ length: 14 }, (_, row) =>
        asCards ? (
          <div key={row} className="flex items-center gap-3 border-b border-subtle px-3" style={{ height: rowHeight }}>
            <span className={clsx(bone, 'size-4')} />
            <span className={clsx(bone, 'size-12 rounded-md')} />
            <span className="flex flex-1 flex-col gap-2">
              <span className={clsx(bone, 'h-3', lengths[row % lengths.length])} />
              <span className={clsx(bone, 'h-3 w-1/2')} />
            </span>
          </div>
        ) : (
          <div key={row} className="grid grid-cols-(--columns) items-center border-b border-subtle" style={{ height: rowHeight }}>
            <span className={clsx(bone, 'size-4 justify-self-center')} />
            <span />
            <span className={clsx(bone, 'me-2.5 h-3 w-6 justify-self-end')} />
            {shown.map((column, nth) => (
              <span key={column.id} className={clsx('flex min-w-0 items-center gap-3 px-2', alignmentOf(column))}>
                {nth === 0 ? <span className={clsx(bone, 'size-10 shrink-0 rounded-md')} /> : null}
                <span className={clsx(bone, 'h-3', nth === 0 ? lengths[row % lengths.length] : 'w-3/5')} />
              </span>
            ))}
          </div>
        ),
      )}
    </div>
  )
}
