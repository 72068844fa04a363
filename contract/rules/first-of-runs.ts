/** A binary heap of whole numbers, the least one on top. */
class Heap {
  readonly #items: number[] = []

  get top(): number | undefined {
    return this.#items[0]
  }

  push(item: number): void {
    const items = this.#items
    let at = items.push(item) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (items[parent]! <= item) break
      items[at] = items[parent]!
      at = parent
    }
    items[at] = item
  }

  pop(): number | undefined {
    const items = this.#items
    const top = items[0]
    const last = items.pop()
    if (last === undefined || items.length === 0) return top
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= items.length) break
      if (child + 1 < items.length && items[child + 1]! < items[child]!) child++
      if (items[child]! >= last) break
      items[at] = items[child]!
      at = child
    }
    items[at] = last
    return top
  }
}

/** Returns items one by one: the first that is left, or the first that is left outside of some groups. */
export interface Runs {
  /** The first item left whose group is not among `blocked`; the first at all where no other group is left; undefined at the end. */
  first(blocked: readonly number[]): number | undefined
}

/**
 * Items 0 to `groups.length - 1` in their sequence, handed out so that a group can be passed over in logarithmic time.
 * @param taken which items are gone already, by whoever took them
 * @param belongs leaves items out
 */
export function runsOf(groups: ArrayLike<number>, taken: Uint8Array, belongs: (item: number) => boolean = () => true): Runs {
  const next = new Int32Array(groups.length).fill(-1)
  const last = new Map<number, number>()
  const heads = new Heap()
  for (let item = 0; item < groups.length; item++) {
    if (!belongs(item)) continue
    const before = last.get(groups[item]!)
    if (before === undefined) heads.push(item)
    else next[before] = item
    last.set(groups[item]!, item)
  }
  /** The least head that is not taken: each group has one in the heap. */
  const settled = (): number | undefined => {
    for (let top = heads.top; top !== undefined; top = heads.top) {
      if (!taken[top]) return top
      heads.pop()
      if (next[top]! >= 0) heads.push(next[top]!)
    }
    return undefined
  }
  return {
    first(blocked) {
      const passed: number[] = []
      let top = settled()
      while (top !== undefined && blocked.includes(groups[top]!)) {
        passed.push(heads.pop()!)
        top = settled()
      }
      for (const item of passed) heads.push(item)
      return top ?? passed[0]
    },
  }
}
