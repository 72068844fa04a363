import type { BackendModule, ReadCallback, ResourceKey } from 'i18next'
import { limits, product } from '../../contract/index.ts'

export interface SentencesSource {
  /** Names the texts of this build; another build's are not shown. */
  version: string
  /** How long this browser's own copy may be shown, in milliseconds; 0 keeps none. */
  keptFor: number
}

interface Copy {
  version: string
  /** Milliseconds since 1970. */
  at: number
  sentences: ResourceKey
}

const nameOf = (language: string, namespace: string): string => `${product.storagePrefix}.texts.${language}.${namespace}`

const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' && value !== null && 'sentences' in value && typeof value.sentences === 'object' && value.sentences !== null

/** What was kept; null for what is broken or foreign. */
function copyOf(name: string): Copy | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isCopy(kept) ? kept : null
  } catch {
    return null
  }
}

function keep(name: string, copy: Copy): void {
  try {
    localStorage.setItem(name, JSON.stringify(copy))
  } catch {
    // Without room or permission they are fetched again.
  }
}

/**
 * Where i18next gets sentences from: the server, or for a short while the copy that this
 * browser keeps of them. Where the server gives none, the last good ones serve, however old.
 */
export const sentencesFrom = ({ version, keptFor }: SentencesSource): BackendModule => ({
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const name = nameOf(language, namespace)
    const copy = keptFor > 0 ? copyOf(name) : null
    if (copy && copy.version === version && Date.now() - copy.at < keptFor) return done(null, copy.sentences)
    void fetchSentences(`/locales/${language}/${namespace}.json?v=${encodeURIComponent(version)}`).then(
      (sentences) => {
        if (keptFor > 0) keep(name, { version, at: Date.now(), sentences })
        done(null, sentences)
      },
      // `true` asks i18next to try again; what the server does not have, it will not have a moment later either.
      (error: Error) => (copy ? done(null, copy.sentences) : done(error, !(error instanceof NotThere))),
    )
  },
})

class NotThere extends Error {}

async function fetchSentences(address: string): Promise<ResourceKey> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(limits.pageBegins) })
  if (answer.status >= 400 && answer.status < 500) throw new NotThere(`${address}: ${answer.status}`)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as ResourceKey
}
