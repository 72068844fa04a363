/** Reuses the DOM slots of items that are no longer mounted. */
export interface Slots {
  /**
   * The slot of each item, in the sequence of `ids`. An item keeps its
   * slot while it is mounted; a new item takes a free slot, or a new one.
   * The same items always get the same slots.
   */
  assign: (ids: readonly number[]) => number[]
}

/** Slots of rows: a row that scrolls out of view is not unmounted; it renders the row that scrolls into view. */
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
