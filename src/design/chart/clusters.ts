import { placeOf, type Lying } from './places.ts'
import type { ChartEvent, ChartPoint } from './series.ts'

/** Signs that would cover each other are one. */
export interface EventCluster {
  /** Which points they stand at, in order. */
  points: readonly number[]
  events: readonly ChartEvent[]
  /** Where the sign stands, 0 at the left and 1 at the right. */
  place: number
}

/**
 * Puts events together whose signs would touch.
 * @param space the least distance of two signs, as a share of the width
 */
export function clustersOf(
  points: readonly Pick<ChartPoint, 'key'>[],
  events: readonly ChartEvent[],
  lying: Lying,
  space: number,
): readonly EventCluster[] {
  const byPoint = new Map<string, ChartEvent[]>()
  for (const event of events) byPoint.set(event.at, [...(byPoint.get(event.at) ?? []), event])
  const clusters: { points: number[]; events: ChartEvent[]; place: number }[] = []
  points.forEach(({ key }, at) => {
    const here = byPoint.get(key)
    if (!here) return
    const place = placeOf(at, points.length, lying)
    const last = clusters.at(-1)
    if (last && place - last.place < space) {
      last.points.push(at)
      last.events.push(...here)
    } else clusters.push({ points: [at], events: [...here], place })
  })
  return clusters
}
