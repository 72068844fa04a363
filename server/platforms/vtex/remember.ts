import type { Time } from './time.ts'

export interface Remembered<T> {
  /** What was read last, if it is young enough; else read now. Callers at the same time share one reading. */
  get(): Promise<T>
  /** Reads now. */
  anew(): Promise<T>
}

/** Reads something rarely. A failed reading is not remembered. `lasts` in milliseconds. */
export function once<T>(read: () => Promise<T>, { time, lasts }: { time: Time; lasts: number }): Remembered<T> {
  let known: { value: Promise<T>; until: number } | null = null
  const anew = () => {
    const value = read()
    const mine = { value, until: time.now() + lasts }
    known = mine
    value.catch(() => {
      if (known === mine) known = null
    })
    return value
  }
  return { get: () => (known && known.until > time.now() ? known.value : anew()), anew }
}
