import { useCallback, useMemo } from 'react'
import { overruleScore, readScore, takeBackOverrule, type ExplainedScore, type ListReference } from '../../../../contract/index.ts'
import { useCommand, useEndpoint, useSession, type QueryResult } from '../../../api/index.ts'

/** The value that replaces a score. */
export interface Overruling {
  score: number
  /** Last day that it holds, YYYY-MM-DD; null for always. */
  until: string | null
  reason: string
}

const plan = { touches: [readScore] }

export interface ProductScore {
  score: QueryResult<ExplainedScore>
  overrule: (overruling: Overruling) => Promise<void>
  takeBack: () => Promise<void>
  saving: boolean
}

/** A product's samaraScore in a list with its components, and functions to overrule the score and to remove the overrule. */
export function useScore(store: string, list: ListReference, product: number): ProductScore {
  const { person } = useSession()
  const { kind, id } = list
  const username = person.email
  const score = useEndpoint(
    readScore,
    useMemo(() => ({ params: { product }, query: { store, username, kind, id } }), [product, store, username, kind, id]),
  )
  const overruling = useCommand(overruleScore, plan)
  const takingBack = useCommand(takeBackOverrule, plan)
  const { run: set } = overruling
  const { run: unset } = takingBack
  return {
    score,
    overrule: useCallback(
      async (body) => void (await set({ params: { product }, query: { username }, body: { store, ...body } })),
      [set, product, username, store],
    ),
    takeBack: useCallback(
      async () => void (await unset({ params: { product }, query: { store, username } })),
      [unset, product, store, username],
    ),
    saving: overruling.running || takingBack.running,
  }
}
