/** A token bucket. */
export interface Bucket {
  /** Takes one; else says in how many milliseconds there will be one. */
  take(): { taken: true } | { taken: false; wait: number }
}

/** Fills with `perMinute` evenly and holds at most `burst`. */
export function createBucket(perMinute: number, burst: number, now: () => number): Bucket {
  let tokens = burst
  let at = now()
  const perMillisecond = perMinute / 60_000
  return {
    take() {
      const time = now()
      tokens = Math.min(burst, tokens + (time - at) * perMillisecond)
      at = time
      if (tokens < 1) return { taken: false, wait: (1 - tokens) / perMillisecond }
      tokens -= 1
      return { taken: true }
    },
  }
}
