import { ProblemError } from '../kernel/problem.ts'

/** Files that may come in at once: each is held whole in memory. */
const mostAtOnce = 8

/** Makes room for files that come in: one of each person, and so many of all. */
export function uploads(most = mostAtOnce): { begin(who: string): () => void } {
  const people = new Set<string>()
  return {
    /** Gives how to end it. Throws `file/one-at-a-time` and `request/too-many`, before a byte is read. */
    begin(who) {
      if (people.has(who)) throw new ProblemError('file/one-at-a-time', 'Another file of this person is still being read.')
      if (people.size >= most) throw new ProblemError('request/too-many', 'Many files are being read.', { retryAfter: 5 })
      people.add(who)
      return () => void people.delete(who)
    },
  }
}
