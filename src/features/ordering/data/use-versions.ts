import { useCallback, useMemo } from 'react'
import { orderingVersions, readOrderingVersion, type ListReference, type Reply, type SavedVersion } from '../../../../contract/index.ts'
import { useApi, useEndpoint, useSession, type QueryResult } from '../../../api/index.ts'

export type OrderingVersion = Reply<typeof readOrderingVersion>

/** The saved versions of a list, and a function to read one. Nothing is fetched until `wanted`. */
export function useVersions(
  store: string,
  list: ListReference,
  wanted: boolean,
): { versions: QueryResult<SavedVersion[]>; read: (version: number) => Promise<OrderingVersion> } {
  const { call } = useApi()
  const { person } = useSession()
  const { kind, id } = list
  const query = useMemo(() => ({ store, username: person.email, kind, id }), [store, person.email, kind, id])
  const versions = useEndpoint(
    orderingVersions,
    useMemo(() => (wanted ? { query } : null), [wanted, query]),
  )
  const read = useCallback((version: number) => call(readOrderingVersion, { params: { version }, query }), [call, query])
  return { versions, read }
}
