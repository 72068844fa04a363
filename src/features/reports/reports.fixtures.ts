import type {
  CategoriesTable,
  CompactProductsTable,
  OrderingEffect,
  OrdersByHour,
  PublicationMark,
  PublicationMarks,
  Reply,
  SalesByBand,
  SalesByHour,
  SalesByRange,
  SalesPoint,
  totalSales,
  TotalValuesOrder,
} from '../../../contract/index.ts'
import { dayAfter } from '../../../contract/index.ts'

export const today = '2026-11-21'
export const days = { from: '2026-10-25', to: today }
const timeZone = 'Europe/London'
const head = {
  currency: 'GBP',
  timeZone,
  ...days,
  knownFrom: '2025-11-20T08:00:00Z',
  knownTo: '2026-11-21T10:23:40Z',
  ordersKeptFrom: null,
  pending: false,
}
const comparedDays = { from: '2026-09-27', to: '2026-10-24' }

/** Sales of a day: rises, falls and a weekly rhythm, always the same. */
const soldOn = (nth: number): { revenue: number; units: number; orders: number } => {
  const weekday = nth % 7
  const orders = Math.round(62 + 26 * Math.sin(nth / 4) + (weekday === 6 ? -38 : 0) + ((nth * 7) % 11))
  return { orders, units: orders * 21 + ((nth * 13) % 40), revenue: orders * 41_870 + ((nth * 7_919) % 9_000) }
}

const point = (day: string, nth: number): SalesPoint => {
  const sold = soldOn(nth)
  return { at: `${day}T00:00:00.000Z`, day, hour: null, value: sold.revenue, ...sold, unfinished: day === today }
}

/** A day whose sales are not here: a gap, and no zero. */
const unknownDay = '2026-11-03'
const withoutFigures = (known: SalesPoint): SalesPoint => ({ ...known, value: null, revenue: null, units: null, orders: null })

const pointsFrom = (first: string, seed: number): SalesPoint[] =>
  Array.from({ length: 28 }, (_, at) => {
    const one = point(dayAfter(first, at), at + seed)
    return one.day === unknownDay ? withoutFigures(one) : one
  })

/** Four weeks by day, the last one still going on, one day missing. */
export const salesOf28Days: SalesByRange = {
  ...head,
  by: 'day',
  isQty: false,
  points: pointsFrom(days.from, 0),
  compared: { ...comparedDays, points: pointsFrom(comparedDays.from, 3) },
}

const sumsOf = (points: readonly SalesPoint[]) => ({
  revenue: points.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0),
  units: points.reduce((sum, { units }) => sum + (units ?? 0), 0),
  orders: points.reduce((sum, { orders }) => sum + (orders ?? 0), 0),
})

const totalsOf = (range: { from: string; to: string }, points: readonly SalesPoint[]) => {
  const sums = sumsOf(points)
  return {
    ...range,
    ...sums,
    perOrder: Math.round(sums.revenue / sums.orders),
    complete: true,
    reconciliation: {
      orders: sums.orders + 450,
      counted: sums.orders,
      cancelled: 447,
      unpaid: 0,
      otherCurrency: 0,
      withoutProducts: 3,
      unreadable: 0,
      unreadableOrders: [],
    },
  }
}

export const totals: Reply<typeof totalSales> = {
  ...head,
  totals: totalsOf(days, salesOf28Days.points),
  compared: { ...totalsOf(comparedDays, salesOf28Days.compared!.points), until: '2026-10-24T09:23:40Z' },
}

export const bands: SalesByBand = {
  ...head,
  list: null,
  bands: [
    { from: 1, to: 12, revenue: 33_118_400, units: 17_220, revenueBefore: 29_004_100, unitsBefore: 15_810 },
    { from: 13, to: 24, revenue: 15_204_900, units: 8_904, revenueBefore: 16_120_000, unitsBefore: 9_120 },
    { from: 25, to: 48, revenue: 11_990_300, units: 7_011, revenueBefore: 12_400_800, unitsBefore: 7_260 },
    { from: 49, to: null, revenue: 8_402_100, units: 5_230, revenueBefore: 9_010_500, unitsBefore: 5_470 },
  ],
  unplaced: { revenue: 1_204_550, units: 611 },
  positionsFrom: '2026-05-04',
  compared: comparedDays,
}

const mark = (nth: number, at: string, list: PublicationMark['list'], more: Partial<PublicationMark> = {}): PublicationMark => ({
  publication: `00000000-0000-4000-8000-00000000000${nth}`,
  at,
  day: at.slice(0, 10),
  list,
  by: 'Ana Duarte',
  automation: null,
  written: 12 * nth,
  ...more,
})

/** The newest first. */
export const marks: PublicationMarks = {
  ...head,
  marks: [
    mark(4, '2026-11-17T09:30:00Z', { kind: 'category', id: 108, name: 'Cake Stands' }),
    mark(3, '2026-11-12T08:05:00Z', { kind: 'category', id: 101, name: 'T-Light Holders' }, { by: null, automation: 'Cada lunes' }),
    mark(2, '2026-11-05T16:40:00Z', { kind: 'category', id: 601, name: 'Mugs' }),
    mark(1, '2026-11-05T11:02:00Z', { kind: 'collection', id: 137, name: 'Christmas' }),
  ],
  more: false,
  run: null,
}

/** A product as the stories give it. */
export interface SoldProduct {
  id: number
  name: string
  reference: string
  imageUrl: string | null
  revenue: number
  units: number
  category: string
}

const sold = (id: number, name: string, revenue: number, units: number, category: string): SoldProduct => ({
  id,
  name,
  reference: `R${id}`,
  imageUrl: null,
  revenue,
  units,
  category,
})

/** The products' table of these, those that sold most first. */
export function productTableOf(products: readonly SoldProduct[]): CompactProductsTable {
  const categories = [...new Set(products.map(({ category }) => category))]
  return {
    ...head,
    isQty: false,
    revenue: products.reduce((sum, { revenue }) => sum + revenue, 0),
    units: products.reduce((sum, { units }) => sum + units, 0),
    compared: comparedDays,
    brands: ['Regency', 'Vintage'],
    categories,
    content: {
      id: products.map(({ id }) => id),
      name: products.map(({ name }) => name),
      reference: products.map(({ reference }) => reference),
      brand: products.map((_, at) => at % 2),
      category: products.map(({ category }) => categories.indexOf(category)),
      imageUrl: products.map(({ imageUrl }) => imageUrl),
      revenue: products.map(({ revenue }) => revenue),
      units: products.map(({ units }) => units),
      revenueBefore: products.map(({ revenue }, at) => [Math.round(revenue * 0.9), Math.round(revenue * 1.2), 0][at % 3]!),
      unitsBefore: products.map(({ units }, at) => [Math.round(units * 0.9), Math.round(units * 1.2), 0][at % 3]!),
      position: products.map((_, at) => (at % 7 === 5 ? null : ((at * 5) % 31) + 1)),
      price: products.map(({ revenue, units }) => Math.round(revenue / units)),
      stock: products.map((_, at) => (at % 6 === 3 ? 0 : at % 9 === 8 ? null : 340 - at * 7)),
    },
  }
}

export const productTable = productTableOf([
  sold(22_423, 'REGENCY CAKESTAND 3 TIER', 2_342_600, 1_842, 'Cake Stands'),
  sold(85_123, 'WHITE HANGING HEART T-LIGHT HOLDER', 1_980_400, 6_801, 'T-Light Holders'),
  sold(47_566, 'PARTY BUNTING', 1_410_000, 2_870, 'Decorations'),
  sold(84_879, 'ASSORTED COLOUR BIRD ORNAMENT', 1_199_000, 7_120, 'Decorations'),
  sold(22_086, "PAPER CHAIN KIT 50'S CHRISTMAS", 1_100_300, 3_770, 'Christmas'),
])

const curve = (nth: number): (number | null)[] =>
  salesOf28Days.points.map(({ revenue }, at) =>
    revenue === null ? null : Math.round((revenue * (9 - nth)) / 60 + ((at * (nth + 3)) % 9) * 21_000),
  )

const categoryCurve = (id: number, name: string, routeBefore: string, nth: number) => {
  const values = curve(nth)
  const revenue = values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return {
    id,
    name,
    routeBefore,
    gone: false,
    values,
    revenue,
    units: Math.round(revenue / 1_950),
    before: { revenue: Math.round(revenue * (0.8 + nth * 0.1)), units: Math.round(revenue / 2_100) },
  }
}

/** As many categories as can be drawn at once. */
export const categories: CategoriesTable = {
  ...head,
  by: 'day',
  isQty: false,
  steps: salesOf28Days.points.map(({ at, day, hour, unfinished }) => ({ at, day, hour, unfinished })),
  categories: [
    categoryCurve(1, 'Cocina y mesa', '', 0),
    categoryCurve(8, 'Decoración', '', 1),
    categoryCurve(6, 'Velas', 'Decoración', 2),
    categoryCurve(3, 'Bolsas', '', 3),
    categoryCurve(9, 'Navidad', '', 4),
    categoryCurve(11, 'Jardín', '', 5),
    categoryCurve(2, 'Textil', 'Cocina y mesa', 6),
    categoryCurve(14, 'Papelería', '', 7),
  ],
  all: { values: salesOf28Days.points.map(({ revenue }) => revenue), revenue: totals.totals.revenue, units: totals.totals.units },
}

const hourOf = (hour: number, seed: number) => {
  const orders =
    hour < 7 || hour > 20 ? (hour + seed) % 2 : Math.round(90 + 80 * Math.sin(((hour - 7) / 13) * Math.PI) + ((hour * seed) % 17))
  return { hour, orders, units: orders * 20, revenue: orders * 40_100 }
}
const allHours = (seed: number) => Array.from({ length: 24 }, (_, hour) => hourOf(hour, seed))

export const hours: SalesByHour = { ...head, hours: allHours(1), compared: { ...comparedDays, hours: allHours(4) } }

const goingOn = {
  currency: 'GBP',
  timeZone,
  day: today,
  until: '2026-11-21T10:23:40Z',
  feed: 'live',
  readAt: '2026-11-21T10:23:40Z',
  pending: false,
} as const

export const live: TotalValuesOrder = {
  ...goingOn,
  today: { revenue: 296_466, units: 1_204, orders: 43 },
  cancelled: 2,
  sameHours: { revenue: 261_010, units: 1_110, orders: 51 },
  wholeDay: { revenue: 1_020_400, units: 4_400, orders: 160 },
  lastOrderAt: '2026-11-21T10:23:28Z',
}

export const todayByHour: OrdersByHour = {
  ...goingOn,
  hours: Array.from({ length: 24 }, (_, hour) => {
    const soldIn = ({ orders, units, revenue }: ReturnType<typeof hourOf>) => ({ orders, units, revenue })
    return {
      at: `${today}T${String(hour).padStart(2, '0')}:00:00.000Z`,
      hour,
      state: hour < 10 ? ('over' as const) : hour === 10 ? ('now' as const) : ('to-come' as const),
      sold: hour > 10 ? null : soldIn(hourOf(hour, 3)),
      lastWeek: soldIn(hourOf(hour, 2)),
    }
  }),
}

/** More after a week, not to be recognised after two, not over after four. */
export const effect: OrderingEffect = {
  currency: 'GBP',
  timeZone,
  mark: marks.marks[2]!,
  moved: [
    { id: 1, name: 'RED RETROSPOT MUG', imageUrl: null, was: 31, is: 1 },
    { id: 2, name: 'REGENCY MUG', imageUrl: null, was: 4, is: 2 },
    { id: 3, name: 'PLAIN MUG', imageUrl: null, was: 2, is: null },
  ],
  entered: 1,
  left: 1,
  pending: false,
  effects: [
    {
      days: 7,
      from: '2026-11-06',
      to: '2026-11-12',
      revenue: { verdict: 'more', change: 184, low: 32, high: 341, smallest: 140 },
      units: { verdict: 'undecided', change: 71, low: -64, high: 203, smallest: 152 },
    },
    {
      days: 14,
      from: '2026-11-06',
      to: '2026-11-19',
      revenue: { verdict: 'less', change: -121, low: -214, high: -17, smallest: 110 },
      units: { verdict: 'too-few-sales', change: null, low: null, high: null, smallest: null },
    },
    {
      days: 28,
      from: '2026-11-06',
      to: '2026-12-03',
      revenue: { verdict: 'not-yet', change: null, low: null, high: null, smallest: 92 },
      units: { verdict: 'not-yet', change: null, low: null, high: null, smallest: null },
    },
  ],
  control: { lists: 14, weeks: 8 },
  overlaps: [
    { kind: 'publication', day: '2026-11-12', products: 36, publication: marks.marks[1]!.publication, list: null },
    {
      kind: 'publication',
      day: '2026-11-11',
      products: 12,
      publication: marks.marks[1]!.publication,
      list: { kind: 'collection', id: 137, name: 'Christmas' },
    },
    { kind: 'sold-out', day: '2026-11-10', products: 1, publication: null, list: null },
    { kind: 'price', day: '2026-11-09', products: 3, publication: null, list: null },
  ],
}
