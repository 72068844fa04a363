/** How long ago something was, as far as a sentence needs it. */
export interface Ago {
  seconds: number
  /** Under two minutes seconds are counted. */
  counted: boolean
}

/** Seconds from an instant until now, never below zero: two clocks may differ. */
export function agoOf(instant: string, now: number): Ago {
  const seconds = Math.max(0, Math.floor((now - Date.parse(instant)) / 1_000))
  return { seconds, counted: seconds < 120 }
}
