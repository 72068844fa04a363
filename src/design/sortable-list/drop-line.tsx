export interface DropLineProps {
  /** Distance from the top of the rows, in pixels. */
  top: number
  /** The position that the first dropped item would have, as it is written. */
  position: string
}

/** Where a held item would land, and at which position. */
export function DropLine({ top, position }: DropLineProps) {
  return (
    <div
      aria-hidden
      data-slot="drop-line"
      className="pointer-events-none absolute start-0 z-20 flex h-0 w-full items-center"
      style={{ transform: `translateY(${Math.max(top, 1)}px)` }}
    >
      <span className="absolute inset-x-0 h-0.5 bg-accent" />
      <span className="sticky start-2 rounded-full bg-accent px-2 text-xs font-semibold text-on-accent tabular-nums">{position}</span>
    </div>
  )
}
