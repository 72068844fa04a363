/** How a number of today stands beside the one of a week ago. */
export interface Beside {
  direction: 'up' | 'down' | 'same'
  /** Of the one before, 0.12 for 12 %. */
  share: number
}

/** Null where there was nothing before: no share can be given of nothing. */
export function besideOf(now: number, before: number): Beside | null {
  if (before <= 0) return null
  return { direction: now > before ? 'up' : now < before ? 'down' : 'same', share: Math.abs(now / before - 1) }
}
