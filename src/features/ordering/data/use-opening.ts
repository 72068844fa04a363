import { useEffect, useMemo, useState } from 'react'
import { limits, listOpening, type ListReference } from '../../../../contract/index.ts'
import { useApi } from '../../../api/index.ts'
import type { ListTable } from '../model/list-table.ts'
import { openingTable } from '../model/opening.ts'

/** A shorter list loads as fast as its beginning. */
const worthIt = 2 * limits.list.opening

/**
 * The first products of a list, requested at the same time as the whole list; null until they are loaded, or when that fails.
 * @param wanted whether the whole list is still to be loaded
 */
export function useOpening(store: string, { kind, id }: ListReference, wanted: boolean): ListTable | null {
  const { call, session } = useApi()
  const username = session.person.email
  const query = useMemo(() => ({ store, username, kind, id }), [store, username, kind, id])
  const [opening, setOpening] = useState<ListTable | null>(null)
  useEffect(() => {
    if (!wanted) return
    const left = new AbortController()
    call(listOpening, { query }, { signal: left.signal }).then(
      (columns) => left.signal.aborted || columns.count < worthIt || setOpening(openingTable(columns)),
      () => undefined,
    )
    return () => left.abort()
  }, [call, query, wanted])
  return opening
}
