type Fetched = typeof import('./toaster.tsx')

let fetched: Fetched | null = null
let coming: Promise<Fetched> | null = null
const listeners = new Set<() => void>()

/** Fetches what draws notices, once. What cannot be fetched now can be asked for again. */
export function fetchToaster(): Promise<Fetched> {
  coming ??= import('./toaster.tsx').then(
    (toaster) => {
      fetched = toaster
      for (const changed of listeners) changed()
      return toaster
    },
    (error: unknown) => {
      coming = null
      throw error
    },
  )
  return coming
}

/** What draws notices; null until it was fetched. */
export const fetchedToaster = (): Fetched | null => fetched

const touches = ['pointerdown', 'keydown'] as const
const onTouch = (): void => void fetchToaster().catch(() => undefined)

/**
 * Tells when it was fetched, and has it fetched at the first touch of the page: so the place of notices stands, and is listened to,
 * before there is anything to say.
 */
export function onFetched(changed: () => void): () => void {
  listeners.add(changed)
  for (const touch of touches) addEventListener(touch, onTouch, { once: true, passive: true })
  return () => {
    listeners.delete(changed)
    for (const touch of touches) removeEventListener(touch, onTouch)
  }
}
