import type { Time } from './time.ts'

export interface Remembered<T, Given extends unknown[] = []> {
  /** What was read last, if it is young enough; else read now. Callers at the same time share one reading. */
  get(...given: Given): Promise<T>
  /** Reads now. */
  anew(...given: Given): Promise<T>
}

/** Reads something rarely. A failed reading is not remembered. `lasts` in milliseconds. */
export function once<T, Given extends unknown[] = []>(
  read: (...given: Given) => Promise<T>,
  { time, lasts }: { time: Time; lasts: number },
): Remembered<T, Given> {
  let known: { value: Promise<T>; until: number } | null = null
  const anew = (...given: Given) => {
    const value = read(...given)
    const mine = { value, until: time.now() + lasts }
    known = mine
    value.catch(() => {
      if (known === mine) known = null
    })
    return value
  }
  return { get: (...given) => (known && known.until > time.now() ? known.value : anew(...given)), anew }
}
