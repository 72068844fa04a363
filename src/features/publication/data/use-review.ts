import { useCallback, useEffect, useState } from 'react'
import { reviewPublication, type ListReference, type PublicationReview, type Sequence } from '../../../../contract/index.ts'
import { failureOf, useApi, useSession, type Failure } from '../../../api/index.ts'
import { asSeen, type ShownOrdering } from './as-seen.ts'

export type Review =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure; again: () => void }
  | { kind: 'ready'; review: PublicationReview }

type Answer = { of: Sequence; nth: number } & ({ review: PublicationReview } | { failure: Failure })

/**
 * The effect of publishing an ordering. It is requested again for each ordering, because the platform may have changed meanwhile.
 * @param dirty whether the ordering is not saved yet
 */
export function useReview(store: string, list: ListReference, products: Sequence, dirty: boolean): Review {
  const { call } = useApi()
  const { person } = useSession()
  const [nth, setNth] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { kind, id } = list
  useEffect(() => {
    const leaving = new AbortController()
    const ask = (shown: ShownOrdering): Promise<PublicationReview> =>
      call(
        reviewPublication,
        { query: { username: person.email }, body: { store, list: { kind, id }, ...shown } },
        { signal: leaving.signal },
      )
    const answering = dirty ? ask({ products: Array.from(products) }) : asSeen(products, ask)
    answering.then(
      (review) => leaving.signal.aborted || setAnswer({ of: products, nth, review }),
      (error: unknown) => leaving.signal.aborted || setAnswer({ of: products, nth, failure: failureOf(error) }),
    )
    return () => leaving.abort()
  }, [call, person.email, store, kind, id, products, dirty, nth])

  const again = useCallback(() => setNth((last) => last + 1), [])
  if (!answer || answer.of !== products || answer.nth !== nth) return { kind: 'loading' }
  return 'review' in answer ? { kind: 'ready', review: answer.review } : { kind: 'failed', failure: answer.failure, again }
}
