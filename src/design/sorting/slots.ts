/** Gives items that are drawn the places of those that no longer are. */
export interface Slots {
  /**
   * The slot of each item, in the sequence of `ids`. An item keeps its slot as long as it is drawn; one that comes takes a slot that became free,
   * else a new one. Asked twice for the same items it says the same.
   */
  assign: (ids: readonly number[]) => number[]
}

/** Slots of rows: a row that scrolls out of sight is not thrown away, but drawn anew as the one that comes in. */
export function makeSlots(): Slots {
  let slotOf = new Map<number, number>()
  return {
    assign(ids) {
      const next = new Map<number, number>()
      const taken = new Set<number>()
      for (const id of ids) {
        const slot = slotOf.get(id)
        if (slot === undefined) continue
        next.set(id, slot)
        taken.add(slot)
      }
      let free = 0
      for (const id of ids) {
        if (next.has(id)) continue
        while (taken.has(free)) free++
        next.set(id, free)
        taken.add(free)
      }
      slotOf = next
      return ids.map((id) => next.get(id)!)
    },
  }
}
