/**
 * Passes a key on at once, and what comes of the same key meanwhile together
 * after `interval` milliseconds; `full` instead where too many keys rest.
 */
export interface Spaced {
  offer(key: string): void
  clear(): void
}

export function spaced({
  interval,
  most,
  pass,
  full,
}: {
  interval: number
  most: number
  pass: (key: string) => void
  full: () => void
}): Spaced {
  const resting = new Map<string, { timer: NodeJS.Timeout; again: boolean }>()
  const clear = () => {
    for (const { timer } of resting.values()) clearTimeout(timer)
    resting.clear()
  }
  const offer = (key: string): void => {
    const rest = resting.get(key)
    if (rest) {
      rest.again = true
      return
    }
    if (resting.size >= most) {
      clear()
      full()
      return
    }
    const timer = setTimeout(() => {
      const { again } = resting.get(key)!
      resting.delete(key)
      if (again) offer(key)
    }, interval).unref()
    resting.set(key, { timer, again: false })
    pass(key)
  }
  return { offer, clear }
}
