import type { Pin, Sequence } from '../../../../contract/index.ts'

/**
 * Pins for products, in the order of the view: each at its present position, or the first at `position` and the others below it.
 * Products that the view does not hold are left out.
 */
export function pinsAt(view: Sequence, products: readonly number[], position?: number): Pin[] {
  const wanted = new Set(products)
  const pins: Pin[] = []
  for (let place = 0; place < view.length && pins.length < wanted.size; place++) {
    const product = view[place]!
    if (wanted.has(product))
      pins.push({ product, position: position === undefined ? place + 1 : Math.min(position + pins.length, view.length) })
  }
  return pins
}
