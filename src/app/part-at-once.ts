/** Milliseconds for which a page stays blank, so that all of it is drawn at once. A slow connection sees its frame first. */
export const longestBlank = 300

/** A part of the product for React's `lazy`, which may be brought before it is drawn. */
export interface EarlyPart<T> {
  /** Brings it, once however many want it; what fails may be tried again. */
  bring: () => Promise<T>
  /** For `lazy`: answers without a wait where it is there. */
  part: () => Promise<T>
}

/**
 * React shows what it waited for no earlier than 300 ms after it last drew a placeholder: what comes a
 * moment too late stands ready and is not seen. What is there answers within the call, so that nothing waits.
 */
export function earlyPart<T>(load: () => Promise<T>): EarlyPart<T> {
  let there: { value: T } | null = null
  let coming: Promise<T> | null = null
  const read = async (): Promise<T> => {
    try {
      const value = await load()
      there = { value }
      return value
    } catch (error) {
      coming = null
      throw error
    }
  }
  const bring = (): Promise<T> => (coming ??= read())
  return { bring, part: () => (there ? (atOnce(there.value) as Promise<T>) : bring()) }
}

/** A promise never answers within the call. */
const atOnce = <T>(value: T): PromiseLike<T> => ({
  then: (answer) => atOnce(answer ? answer(value) : value) as never,
})
