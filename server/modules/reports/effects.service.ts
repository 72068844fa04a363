import { dayAfter, daysIn, limits, type ListReference, type OrderingChange, type OrderingEffect } from '../../../contract/index.ts'
import { listsWithin, type MemberStore } from '../../access/index.ts'
import type { Database } from '../../database/index.ts'
import { type MeasuredEffect, measureEffect } from '../../intelligence/ordering-effect.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { effects, type ListDay } from './effects.repository.ts'
import { marks } from './marks.repository.ts'
import { markOf } from './present.ts'
import { storeClockSinceFirstSale } from './store-clock.repository.ts'

/** Days that an ordering is looked at for, and the days before that say how a list usually sells: half a year, where there is as much. */
const spans = [7, 14, 28] as const
const longest = 28
const usual = 182
/** Weeks that the lists that were left alone are weighted by. */
const weeks = 8
/** The control lists that sell most. */
const mostControls = 40

export type EffectsService = ReturnType<typeof effectsService>

const thousandths = (value: number | null): number | null =>
  value === null ? null : Math.round(Math.max(-1, Math.min(1_000, value)) * 1_000)
const changeOf = ({ verdict, change, low, high, smallest }: MeasuredEffect): OrderingChange => ({
  verdict,
  change: thousandths(change),
  low: thousandths(low),
  high: thousandths(high),
  smallest: thousandths(smallest),
})

const noChange = (verdict: OrderingChange['verdict']): OrderingChange => ({ verdict, change: null, low: null, high: null, smallest: null })
const keyOf = ({ kind, id }: ListReference): string => `${kind} ${id}`

/** What publications changed, and what their lists sold since. */
export const effectsService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  async read({ id: storeId, limits: seen }: MemberStore, publication: string): Promise<OrderingEffect> {
    const mark = await marks(database, storeId).byId(publication)
    if (!mark) throw new ProblemError('publication/unknown', 'No publication with this number reached the shop.')
    const known = await storeClockSinceFirstSale(database, storeId, clock.now())
    const lastWhole = dayAfter(known.today, -1)
    const found = effects(database, storeId)
    // The day itself is partly before and partly after: it is left out.
    const begins = dayAfter(mark.day, 1)
    const knownDay = known.knownFrom === null ? known.today : dayAfter(known.knownFrom.toISOString().slice(0, 10), 1)
    const usualFrom = dayAfter(mark.day, -usual)
    const from = knownDay > usualFrom ? knownDay : usualFrom
    const last = dayAfter(mark.day, longest)
    const to = last > lastWhole ? lastWhole : last
    const [rows, moved, overlaps, isWithin, beyond] = await Promise.all([
      found.days({ kind: mark.kind, id: mark.id }, from, to),
      found.moved(publication, seen),
      found.overlaps(publication, seen, dayAfter(mark.day, -7 * weeks), last),
      listsWithin(database, storeId, seen),
      found.beyond(seen, from, to),
    ])
    const lengths = { before: Math.max(0, daysIn({ from, to: dayAfter(mark.day, -1) })), after: Math.max(0, daysIn({ from: begins, to })) }
    const series = seriesOf(rows, from, mark.day, begins, lengths)
    const beyondKeys = new Set(beyond.map(keyOf))
    /** Whether all that a list sold in its first places may be seen. */
    const isSeen = (list: ListReference): boolean => isWithin(list) && !beyondKeys.has(keyOf(list))
    const own = series.get(keyOf(mark))
    const ownIsSeen = isSeen(mark)
    const controls = [...series.values()]
      .filter(({ list }) => keyOf(list) !== keyOf(mark) && isSeen(list))
      .toSorted((a, b) => b.total - a.total)
      .slice(0, mostControls)
    const change = (days: number, of: 'revenue' | 'units'): OrderingChange => {
      if (!ownIsSeen) return noChange('outside-limits')
      if (!own) return noChange(lengths.after < days ? 'not-yet' : 'too-few-sales')
      return changeOf(measureEffect({ ...own[of], controls: controls.map((control) => control[of]) }, days))
    }
    const inside = (place: number | null): boolean => place !== null && place <= limits.list.firstPlaces
    return {
      currency: known.currency,
      timeZone: known.timeZone,
      mark: markOf(mark),
      moved: moved.map((row) => ({ ...row, was: inside(row.was) ? row.was : null, is: inside(row.is) ? row.is : null })),
      entered: moved.filter(({ was, is }) => inside(is) && !inside(was)).length,
      left: moved.filter(({ was, is }) => inside(was) && !inside(is)).length,
      pending: known.bare,
      effects: spans.map((days) => ({
        days,
        from: begins,
        to: dayAfter(mark.day, days),
        revenue: change(days, 'revenue'),
        units: change(days, 'units'),
      })),
      control: { lists: controls.length, weeks },
      overlaps: overlaps.filter(({ list }) => list === null || isWithin(list)),
    }
  },
})

interface Series {
  list: ListReference
  total: number
  revenue: { before: number[]; after: number[] }
  units: { before: number[]; after: number[] }
}

/** Days in their sequence, of each list; nothing sold is 0. */
function seriesOf(
  rows: readonly ListDay[],
  from: string,
  changed: string,
  begins: string,
  lengths: { before: number; after: number },
): Map<string, Series> {
  const series = new Map<string, Series>()
  const empty = () => ({ before: Array<number>(lengths.before).fill(0), after: Array<number>(lengths.after).fill(0) })
  for (const { kind, id, day, revenue, units } of rows) {
    if (day === changed) continue
    const list = { kind, id }
    const one = series.get(keyOf(list)) ?? { list, total: 0, revenue: empty(), units: empty() }
    series.set(keyOf(list), one)
    const part = day < changed ? 'before' : 'after'
    const place = daysIn({ from: part === 'before' ? from : begins, to: day }) - 1
    one.revenue[part][place] = revenue
    one.units[part][place] = units
    one.total += revenue
  }
  return series
}
