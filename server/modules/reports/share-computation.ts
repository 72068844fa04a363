/**
 * Gives those who ask the same while it is being worked out one answer; who
 * asks afterwards gets a new one, since something may have changed meanwhile.
 */
export function shareComputation<Question, Answer>(
  keyOf: (question: Question) => string,
  work: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  /**
   * What is worked on, and what begins when that is done: its first step may have been before the change that the newest asker knows of.
   */
  const running = new Map<string, { now: Promise<Answer>; next: Promise<Answer> | null }>()
  const begin = (key: string, question: Question): Promise<Answer> => {
    const now = work(question).finally(() => {
      if (running.get(key)?.next === null) running.delete(key)
    })
    running.set(key, { now, next: null })
    return now
  }
  return (question) => {
    const key = keyOf(question)
    const present = running.get(key)
    if (!present) return begin(key, question)
    present.next ??= present.now.then(
      () => begin(key, question),
      () => begin(key, question),
    )
    return present.next
  }
}
