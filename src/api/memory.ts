import { product } from '../../contract/index.ts'

/** Where a thing is remembered: `local` outlives the browser, `session` the tab's page loads. */
export type Memory = 'local' | 'session'

const storageOf = (memory: Memory): Storage => (memory === 'local' ? localStorage : sessionStorage)
const named = (name: string): string => `${product.storagePrefix}.${name}`

/** Reads what was remembered, or null: nothing there, unreadable, or storage is not allowed. */
export function recall<T>(memory: Memory, name: string): T | null {
  try {
    const text = storageOf(memory).getItem(named(name))
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** The beginnings of the names that this page remembers nothing under any more. */
const forgotten = new Set<string>()

/** Remembers a value; null forgets it. False when there is no room or no permission, and for what is forgotten for good. */
export function remember(memory: Memory, name: string, value: unknown): boolean {
  if (value !== null && [...forgotten].some((beginning) => name.startsWith(beginning))) return false
  try {
    if (value === null) storageOf(memory).removeItem(named(name))
    else storageOf(memory).setItem(named(name), JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * Forgets everything whose name begins so, in both memories. Until it is loaded anew, the page remembers nothing more under such a name.
 */
export function forgetForGood(beginning: string): void {
  forgotten.add(beginning)
  for (const memory of ['local', 'session'] as const)
    try {
      const storage = storageOf(memory)
      for (const key of Object.keys(storage)) if (key.startsWith(named(beginning))) storage.removeItem(key)
    } catch {
      // Storage that may not be touched holds nothing of ours.
    }
}

/** Tells of changes that another tab makes to a remembered thing. Returns the way to stop listening. */
export function onRemembered(name: string, changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === named(name)) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
