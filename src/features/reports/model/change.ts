/** How a figure stands beside the one that it is compared with. */
export interface Beside {
  direction: 'up' | 'down' | 'same'
  /** Of the one before, 0.12 for 12 %. */
  share: number
}

/** Null where there was nothing before, or less than nothing: no share can be given of it. */
export function besideOf(now: number | null, before: number | null | undefined): Beside | null {
  if (now === null || before === null || before === undefined || before <= 0) return null
  return { direction: now > before ? 'up' : now < before ? 'down' : 'same', share: Math.abs(now / before - 1) }
}

/** The part that one is of all; null where all is nothing. */
export const shareOf = (part: number, all: number): number | null => (all > 0 ? part / all : null)

/** One number divided by another; null where there is nothing to divide by, or it is not known. */
export const ratioOf = (of: number, by: number | null): number | null => (by !== null && by > 0 ? of / by : null)
