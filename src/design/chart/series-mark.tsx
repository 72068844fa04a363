import { isDotted, lookOf } from './chart.variants.ts'

export interface SeriesMarkProps {
  /** Its place in the row of all. */
  place: number
  /** @default true */
  shown?: boolean | undefined
}

/** The colour of a curve as a small square; two dots where it is dotted. */
export function SeriesMark({ place, shown = true }: SeriesMarkProps) {
  const ground = shown ? lookOf(place).mark : 'bg-track'
  if (!isDotted(place)) return <span className={`size-2.5 shrink-0 rounded-xs ${ground}`} />
  return (
    <span className="flex w-2.5 shrink-0 justify-between">
      <span className={`size-1 rounded-full ${ground}`} />
      <span className={`size-1 rounded-full ${ground}`} />
    </span>
  )
}
