import type { KnownSales } from './known-sales.ts'
import { middlePrice } from './newcomers.ts'

/** What the listwise logit looks at; the first one is where it begins. */
const logitFeatures = [
  'drawn',
  'revenue14',
  'revenue28',
  'revenue56',
  'revenue112',
  'revenueEver',
  'rate28',
  'lines56',
  'silence',
  'age',
] as const
const treeFeatures = [
  ...logitFeatures,
  'revenue7',
  'lines14',
  'units28',
  'roots28',
  'withPrior',
  'rateEver',
  'price',
  'soldOut',
  'size',
] as const
type Feature = (typeof treeFeatures)[number]

export const logitWidth = logitFeatures.length
export const featureWidth = treeFeatures.length

/** Lines by which a product's own revenue of a line is drawn to that of its list. */
const drawnByLines = 3
/** Days by which a product's rate is drawn to nothing, or to what new products bring. */
const drawnByDays = 10

/**
 * Days for which a product had the chance to sell, counted like its revenue
 * by half-lives of 28 days: without those on which it was sold out.
 */
export function chance28(known: KnownSales, product: number): number {
  return Math.max(known.revenue[28].exposure(known.age(product)) - known.soldOutDays.of(product), 0)
}

/** Revenue of a day, decayed by half-lives of 28 days, drawn to what new products bring. */
export function rateWithPrior(known: KnownSales, product: number, newcomerRate: number): number {
  return (Math.max(known.revenue[28].of(product), 0) + drawnByDays * newcomerRate) / (chance28(known, product) + drawnByDays)
}

/**
 * What is known of the products of a list, row after row, {@link featureWidth} figures each:
 * logarithms beside the mean of the list, so that lists and weeks of any size are alike.
 */
export function listFeatures(known: KnownSales, members: Int32Array, newcomerRates: Float64Array): Float32Array {
  const rows = new Float32Array(members.length * featureWidth)
  const put = (feature: Feature, of: (product: number) => number): void => {
    const column = treeFeatures.indexOf(feature)
    for (let row = 0; row < members.length; row++) rows[row * featureWidth + column] = of(members[row]!)
  }
  const amounts = new Float64Array(members.length)
  const putBesideMean = (feature: Feature, of: (product: number) => number): void => {
    const column = treeFeatures.indexOf(feature)
    let sum = 0
    for (let row = 0; row < members.length; row++) sum += amounts[row] = Math.max(of(members[row]!), 0)
    const mean = sum > 0 ? sum / members.length : 1
    for (let row = 0; row < members.length; row++) rows[row * featureWidth + column] = Math.log(amounts[row]! / mean + 0.1)
  }

  let revenue = 0
  let lines = 0
  for (const product of members) {
    revenue += Math.max(known.allRevenue[product]!, 0)
    lines += known.allLines[product]!
  }
  const perLine = lines === 0 ? 0 : revenue / lines
  putBesideMean('drawn', (product) => {
    const own = (Math.max(known.allRevenue[product]!, 0) + drawnByLines * perLine) / (known.allLines[product]! + drawnByLines)
    return known.slowLines.of(product) * own
  })
  putBesideMean('revenue7', (product) => known.revenue[7].of(product))
  putBesideMean('revenue14', (product) => known.revenue[14].of(product))
  putBesideMean('revenue28', (product) => known.revenue[28].of(product))
  putBesideMean('revenue56', (product) => known.revenue[56].of(product))
  putBesideMean('revenue112', (product) => known.revenue[112].of(product))
  putBesideMean('revenueEver', (product) => known.allRevenue[product]!)
  putBesideMean('rate28', (product) => known.revenue[28].of(product) / (chance28(known, product) + drawnByDays))
  putBesideMean('rateEver', (product) => known.allRevenue[product]! / (known.age(product) + drawnByDays))
  putBesideMean('lines14', (product) => known.lines.of(product))
  putBesideMean('lines56', (product) => known.slowLines.of(product))
  putBesideMean('units28', (product) => known.units.of(product))
  putBesideMean('roots28', (product) => known.roots.of(product))
  putBesideMean('withPrior', (product) => rateWithPrior(known, product, newcomerRates[product]!))
  put('silence', (product) => Math.log1p(known.lastSale[product]! < 0 ? known.age(product) + 28 : known.day - known.lastSale[product]!))
  put('age', (product) => Math.log1p(known.age(product)))
  const middle = middlePrice(known, members)
  put('price', (product) => {
    const besideMiddle = known.price[product]! / middle
    return besideMiddle > 0 && Number.isFinite(besideMiddle) ? Math.log(besideMiddle) : 0
  })
  put('soldOut', (product) => known.soldOutDays.of(product) / known.revenue[28].exposure(Math.max(known.age(product), 1)))
  put('size', () => Math.log(members.length))
  return rows
}
