import { cornerOfItem, type Geometry } from '../sorting/index.ts'
import { tileGap } from './tile-layout.ts'

export interface GridSkeletonProps {
  geometry: Geometry
}

const bone = 'rounded-sm bg-skeleton motion-safe:animate-pulse'

/** Cards in the shape that they will have, without anything in them. */
export function GridSkeleton({ geometry }: GridSkeletonProps) {
  const { perRow, cellWidth, rowHeight } = geometry
  return (
    <div aria-hidden data-slot="grid-skeleton" className="relative" style={{ height: 3 * rowHeight }}>
      {Array.from({ length: 3 * perRow }, (_, nth) => {
        const { left, top } = cornerOfItem(nth, geometry)
        return (
          <div
            key={nth}
            className="absolute flex flex-col gap-2.5 rounded-lg border border-default bg-surface p-3"
            style={{
              left: left + tileGap / 2,
              top: top + tileGap / 2,
              width: cellWidth - tileGap,
              height: rowHeight - tileGap,
            }}
          >
            <span className={`${bone} h-4 w-12`} />
            <span className={`${bone} min-h-0 flex-1 rounded-md`} />
            <span className={`${bone} h-3.5 w-11/12`} />
            <span className={`${bone} h-3.5 w-1/2`} />
          </div>
        )
      })}
    </div>
  )
}
