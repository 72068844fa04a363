import Type, { type Static } from 'typebox'
import { Count, Instant, Maybe, MinorUnits } from './fields.ts'

export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD, a day by the clocks of the store' })
export const Units = Type.Integer()

/** Sums of sales. */
export const SoldFigures = Type.Object({ revenue: MinorUnits, units: Units, orders: Count })
export type SoldFigures = Static<typeof SoldFigures>

/** A day that goes on. */
export const today = {
  day: Day,
  /** Up to here; the same hours of last week end a week before. */
  until: Instant,
  /**
   * True for people limited to categories while the categories of past sales
   * are worked out: what was sold is null until the event `sales-history`.
   */
  pending: Type.Boolean(),
}

/** What was sold today, by the clocks of the store. */
export const SoldToday = Type.Object({
  ...today,
  /** Null where no sales come in yet. */
  today: Maybe(SoldFigures),
  /** The same hours a week ago; null where the sales of that day are not here. */
  sameHours: Maybe(SoldFigures),
})
export type SoldToday = Static<typeof SoldToday>
