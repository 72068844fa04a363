/** What was sold of a product in the last days; revenue in the smallest unit of money. */
export interface Sold {
  readonly revenue: number
  readonly units: number
}

/** The part of everything sold that stands in the first places, 0 to 1; null where nothing was sold. */
export interface PlaceShare {
  readonly places: number
  readonly revenue: number | null
  readonly units: number | null
}

/** How many places are looked at: one screen of a phone, of a shop, and two of them. */
export const firstPlaces = [12, 24, 48] as const

const part = (some: number, all: number): number | null => (all > 0 ? some / all : null)

/**
 * The shares of an ordering. Reads no more than the first 48 of it, so it can be asked after every move.
 * @param all what the whole list sold; it does not change with the order
 */
export function sharesOf(order: ArrayLike<number>, soldOf: (id: number) => Sold, all: Sold): readonly PlaceShare[] {
  let revenue = 0
  let units = 0
  let place = 0
  return firstPlaces.map((places) => {
    for (; place < Math.min(places, order.length); place++) {
      const sold = soldOf(order[place] ?? 0)
      revenue += sold.revenue
      units += sold.units
    }
    return { places, revenue: part(revenue, all.revenue), units: part(units, all.units) }
  })
}
