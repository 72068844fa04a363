import { lookOf, patternOf } from './chart.variants.ts'

export interface SeriesMarkProps {
  /** Its place in the row of all. */
  place: number
  /** @default true */
  shown?: boolean | undefined
}

/** The colour of a curve as a small square; two halves where its line is dashed, two dots where it is dotted. */
export function SeriesMark({ place, shown = true }: SeriesMarkProps) {
  const ground = shown ? lookOf(place).mark : 'bg-track'
  const pattern = patternOf(place)
  if (pattern === 'solid') return <span className={`size-2.5 shrink-0 rounded-xs ${ground}`} />
  const piece = `${pattern === 'dashed' ? 'h-2.5 w-1 rounded-xs' : 'size-1 rounded-full'} ${ground}`
  return (
    <span className="flex w-2.5 shrink-0 justify-between">
      <span className={piece} />
      <span className={piece} />
    </span>
  )
}
