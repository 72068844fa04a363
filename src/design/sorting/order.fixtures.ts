import fc from 'fast-check'

/** Orders of up to 40 items with ids in any sequence, shown whole or in part, and some of their items. */
export const orders = fc.uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 40 }).chain((order) =>
  fc.record({
    order: fc.constantFrom(order, Int32Array.from(order)),
    visible: fc.option(
      fc.subarray([...order.keys()], { minLength: 1 }).map((places) => places.toSorted((a, b) => a - b)),
      { nil: undefined },
    ),
    moving: fc.subarray(order, { minLength: 1 }).map((ids) => new Set(ids)),
    at: fc.nat(order.length),
  }),
)

/** What a move does to an order, written as plainly as it can be. */
export function moved(order: Iterable<number>, { items, after }: { items: readonly number[]; after: number | null }): number[] {
  const moving = new Set(items)
  const rest = [...order].filter((id) => !moving.has(id))
  return rest.toSpliced(after === null ? 0 : rest.indexOf(after) + 1, 0, ...items)
}
