import { product } from '../../../contract/index.ts'

const key = `${product.storagePrefix}.failed-logins`
const span = 60_000
const bearable = 3

/** Counts logins that did not succeed, so that reloading cannot become a loop. */
export interface Attempts {
  /** Notes one more. True when it is the third within a minute: reloading has stopped to help. */
  failed(): boolean
  forget(): void
}

export function attemptsIn(storage: Storage, now: () => number): Attempts {
  const recent = (): number[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((at): at is number => typeof at === 'number' && now() - at < span) : []
    } catch {
      return []
    }
  }
  return {
    failed() {
      const attempts = [...recent(), now()]
      storage.setItem(key, JSON.stringify(attempts))
      return attempts.length >= bearable
    },
    forget: () => storage.removeItem(key),
  }
}
