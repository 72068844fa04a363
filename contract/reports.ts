import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, IdParameter, Instant, Maybe, MinorUnits, oneOf, PlatformId, Uuid } from './fields.ts'
import { limits } from './limits.ts'
import { ListKind, ListReference } from './lists.ts'
import { reportSteps, access, range, filter, isQty, by, compare, problems, head } from './report-parts.ts'
import { Day, SoldFigures, Units } from './sold-figures.ts'

/** One hour, day or week. */
export const SalesPoint = Type.Object({
  /** When it begins. */
  at: Instant,
  /** The day on which it begins. */
  day: Day,
  /**
   * 0 to 23 by the clocks of the store, of an hour: one comes twice, and
   * one not at all, when the clocks are changed. Null of a day or week.
   */
  hour: Maybe(Count),
  /** Money, or units with `isQty`; null where the sales of that time are not here, or it is still to come. */
  value: Maybe(Type.Integer()),
  revenue: Maybe(MinorUnits),
  units: Maybe(Units),
  /** Null too where the report is filtered: an order can hold products inside and outside. */
  orders: Maybe(Count),
  /** True where it is not over yet, or begins or ends outside of the range. */
  unfinished: Type.Boolean(),
})
export type SalesPoint = Static<typeof SalesPoint>

export const SalesByRange = Type.Object({
  ...head,
  by: oneOf(reportSteps),
  isQty: Type.Boolean(),
  points: Type.Array(SalesPoint),
  /**
   * What it is compared with. Days and weeks stand beside those at the same place; an hour beside the same hour of the day
   * at the same place, the second of a name beside the second: on days on which the clocks are changed there are 23 or 25.
   */
  compared: Maybe(Type.Object({ from: Day, to: Day, points: Type.Array(SalesPoint) })),
})
export type SalesByRange = Static<typeof SalesByRange>

export const salesByRange = endpoint({
  id: 'salesByRange',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/getSalesByRange',
  summary: 'Sales of some days by hour, day or week, and those of the days that they are compared with.',
  query: Type.Object({ ...range, isQty, by, compare, ...filter }),
  reply: SalesByRange,
  problems,
  access,
})

/** Sums of a range, and how they come out of its orders. */
export const SalesTotals = Type.Object({
  from: Day,
  to: Day,
  ...SoldFigures.properties,
  /** Null where a part of the store is counted of days whose single orders are not kept any more, or are too many to be looked through. */
  orders: Maybe(Count),
  /** Revenue of an order, on average; null where there is none, or it is not known how many there were. */
  perOrder: Maybe(MinorUnits),
  /** False where sales of some of these days are not here. */
  complete: Type.Boolean(),
  /**
   * Null where the report is filtered, or the person may see a part of the store
   * alone. `orders` is the sum of the five behind it: of all that were read.
   */
  reconciliation: Maybe(
    Type.Object({
      orders: Count,
      counted: Count,
      cancelled: Count,
      /** Not paid yet. */
      unpaid: Count,
      /** In another currency than the store's. */
      otherCurrency: Count,
      /** None of their products is known. */
      withoutProducts: Count,
      /** The shop has them, and they could not be read: they are not counted, or only as they were before. They are read again at night. */
      unreadable: Count,
      /** Their ids, oldest first: the first of them where there are many. */
      unreadableOrders: Type.Array(Type.String(), { maxItems: limits.report.unreadableOrders }),
    }),
  ),
})
export type SalesTotals = Static<typeof SalesTotals>

export const totalSales = endpoint({
  id: 'totalSales',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/getTotalSales',
  summary: 'Sums of some days, reconciled with their orders, and those of the days that they are compared with.',
  query: Type.Object({ ...range, compare, ...filter }),
  reply: Type.Object({
    ...head,
    totals: SalesTotals,
    compared: Maybe(
      Type.Object({
        ...SalesTotals.properties,
        /** Where the range goes on today: the same time of its last day, at which all sums that are compared end. Else null. */
        until: Maybe(Instant),
      }),
    ),
  }),
  problems,
  access,
})

/** Sales by the hour of the day at which they were made. */
export const salesByHour = endpoint({
  id: 'salesByHour',
  service: 'reports',
  method: 'GET',
  path: '/api/v1/reports/hours',
  summary: 'Sales of some days by the hour of the day, 0 to 23 by the clocks of the store.',
  query: Type.Object({ ...range, compare, ...filter }),
  reply: Type.Object({
    ...head,
    /** Orders are null where the report is filtered. */
    hours: Type.Array(Type.Object({ hour: Count, revenue: MinorUnits, units: Units, orders: Maybe(Count) }), {
      minItems: 24,
      maxItems: 24,
    }),
    /** Null also where not all sales of the days before are known. */
    compared: Maybe(
      Type.Object({
        from: Day,
        to: Day,
        hours: Type.Array(Type.Object({ hour: Count, revenue: MinorUnits, units: Units, orders: Maybe(Count) })),
      }),
    ),
  }),
  problems,
  access,
})
export type SalesByHour = Static<typeof salesByHour.reply>

/** What products sold that stood in a band of places when they were sold. */
export const BandSales = Type.Object({
  from: Count,
  /** Null: to the end. */
  to: Maybe(Count),
  /** Null where a part of the store is counted of days whose single orders are not kept any more, or are too many to be looked through. */
  revenue: Maybe(MinorUnits),
  units: Maybe(Units),
  /** Of the days that it is compared with; null where there are none, or not all of their sales or positions are known. */
  revenueBefore: Maybe(MinorUnits),
  unitsBefore: Maybe(Units),
})
export type BandSales = Static<typeof BandSales>

/**
 * A product stands in several lists: of the whole store it counts where it
 * stood best, and filters leave products out. Of one list it counts there, and
 * `unplaced` is what its products sold while their position was not known; filters beside a list change nothing.
 */
export const salesByBand = endpoint({
  id: 'salesByBand',
  service: 'reports',
  method: 'GET',
  path: '/api/v1/reports/bands',
  summary: 'Sales of some days by the position at which shoppers found the product when it was sold, in the whole store or in one list.',
  query: Type.Object({ ...range, compare, kind: Type.Optional(ListKind), id: Type.Optional(IdParameter), ...filter }),
  reply: Type.Object({
    ...head,
    /** Null: the whole store. */
    list: Maybe(ListReference),
    bands: Type.Array(BandSales),
    unplaced: Type.Object({ revenue: Maybe(MinorUnits), units: Maybe(Units) }),
    /** Positions are known from here on; null where none are. */
    positionsFrom: Maybe(Day),
    /** Null also where not all sales or positions of the days before are known. */
    compared: Maybe(Type.Object({ from: Day, to: Day })),
  }),
  problems: [...problems, 'samara-collection/unknown', 'report/list-needed', 'access/outside-limits'],
  access,
})
export type SalesByBand = Static<typeof salesByBand.reply>

/** A publication that reached the shop. */
export const PublicationMark = Type.Object({
  publication: Uuid,
  at: Instant,
  day: Day,
  list: Type.Object({ kind: ListKind, id: PlatformId, name: Type.String() }),
  /** The name of the person who asked for it; null where it was an automation, or they are gone. */
  by: Maybe(Type.String()),
  /** The name of the automation that it came from. */
  automation: Maybe(Type.String()),
  /** Products that were written. */
  written: Count,
})
export type PublicationMark = Static<typeof PublicationMark>

export const publicationMarks = endpoint({
  id: 'publicationMarks',
  service: 'reports',
  method: 'GET',
  path: '/api/v1/reports/publications',
  summary: `Publications that reached the shop within some days, the newest first, at most ${limits.report.marks}; with brands those that moved products of them.`,
  query: Type.Object({
    ...range,
    ...filter,
    /** Those alone that one run of a magic ordering made, by itself or by proposals that were approved. */
    run: Type.Optional(Uuid),
  }),
  reply: Type.Object({
    ...head,
    marks: Type.Array(PublicationMark),
    more: Type.Boolean(),
    /** The run whose publications these are; null where none was asked for, or it is forgotten. */
    run: Maybe(Type.Object({ id: Uuid, automation: Type.String(), at: Instant })),
  }),
  problems,
  access,
})
export type PublicationMarks = Static<typeof publicationMarks.reply>
