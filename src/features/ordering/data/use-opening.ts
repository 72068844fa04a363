import { useEffect, useMemo, useState } from 'react'
import { limits, listOpening, type ListReference } from '../../../../contract/index.ts'
import { useApi } from '../../../api/index.ts'
import type { ListTable } from '../model/list-table.ts'
import { openingTable } from '../model/opening.ts'

/** Shorter lists are there as soon as their beginnings. */
const worthIt = 2 * limits.list.opening

/**
 * The beginning of a list, asked for beside the whole of it; null until it is there. Where it does not come, the whole will.
 * @param wanted whether there is anything to wait for
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
