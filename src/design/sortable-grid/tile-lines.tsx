import { cornerOfGap, type Geometry } from '../sorting/index.ts'
import { tileGap } from './tile-layout.ts'

export interface DropBarProps {
  gap: number
  atRowEnd: boolean
  geometry: Geometry
  /** The position that the first dropped item would have, as it is written. */
  position: string
}

/** Between which cards a held item would land, and at which position. */
export function DropBar({ gap, atRowEnd, geometry, position }: DropBarProps) {
  const { left, top } = cornerOfGap({ gap, atRowEnd }, geometry)
  return (
    <div
      aria-hidden
      data-slot="drop-bar"
      className="pointer-events-none absolute z-20 flex w-0 flex-col items-center"
      style={{ left: Math.max(2, left), top: top + tileGap / 2, height: geometry.rowHeight - tileGap }}
    >
      <span className="absolute inset-y-0 w-1 rounded-full bg-accent" />
      <span className="relative mt-2 rounded-full bg-accent px-2 text-xs font-semibold text-on-accent tabular-nums shadow-lifted">
        {position}
      </span>
    </div>
  )
}

export interface FoldLineProps {
  /** How many cards lie above it. */
  places: number
  geometry: Geometry
  /** What it says. */
  label: string
}

/** The line after the first places. Where these end in the middle of a row it steps up beside the last of them. */
export function FoldLine({ places, geometry: { perRow, rowHeight, cellWidth, inset }, label }: FoldLineProps) {
  const row = Math.floor(places / perRow)
  const rest = places % perRow
  const width = perRow * cellWidth
  const step = inset + rest * cellWidth
  const line = 'absolute border-dashed border-strong'
  return (
    <div data-slot="fold-line" className="pointer-events-none absolute inset-x-0 z-3 text-2xs text-muted" style={{ top: row * rowHeight }}>
      <span aria-hidden className={`${line} border-t`} style={{ left: step, width: width - rest * cellWidth }} />
      {rest > 0 ? (
        <>
          <span aria-hidden className={`${line} border-s`} style={{ left: step, height: rowHeight }} />
          <span aria-hidden className={`${line} border-t`} style={{ left: inset, top: rowHeight, width: rest * cellWidth }} />
        </>
      ) : null}
      <span
        className="absolute -translate-y-1/2 rounded-full border border-default bg-canvas px-2 whitespace-nowrap tabular-nums"
        style={{ right: inset + 10 }}
      >
        {label}
      </span>
    </div>
  )
}
