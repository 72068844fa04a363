import { forgetForGood, recall, remember, type Memory } from './memory.ts'

/** An answer as it is kept: another version of the product may read it otherwise, so it reads only its own. */
interface KeptAnswer<T> {
  version: string
  answer: T
}

/** The beginning of the names that kept answers have. */
export const rememberedAnswers = 'cache.'

const isKept = (value: unknown): value is KeptAnswer<unknown> =>
  typeof value === 'object' && value !== null && 'version' in value && 'answer' in value && value.answer !== null

/** The answer that was kept under a key by this version, or undefined. What is broken, foreign or of another version is dropped. */
export function keptAnswer<T>(memory: Memory, key: string, version: string): T | undefined {
  const kept = recall<unknown>(memory, rememberedAnswers + key)
  if (isKept(kept) && kept.version === version && typeof kept.answer === 'object') return kept.answer as T
  remember(memory, rememberedAnswers + key, null)
  return undefined
}

/** Keeps an answer for the next page load; null forgets it. Without room or permission it is fetched anew the next time. */
export function keepAnswer(memory: Memory, key: string, version: string, answer: unknown): void {
  remember(memory, rememberedAnswers + key, answer === null ? null : ({ version, answer } satisfies KeptAnswer<unknown>))
}

/** Forgets every kept answer, for who signs out: those that are still on their way as well. */
export function forgetAnswers(): void {
  forgetForGood(rememberedAnswers)
}
