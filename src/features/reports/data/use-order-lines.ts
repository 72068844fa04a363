import { useCallback } from 'react'
import { orderLines, type OrderLine, type Input } from '../../../../contract/index.ts'
import { useApi } from '../../../api/index.ts'

type Query = Omit<Input<typeof orderLines>['query'], 'cursor'>

/** Lines of orders, and the first day of which single ones are kept; null where all are. */
interface FetchedLines {
  lines: readonly OrderLine[]
  ordersKeptFrom: string | null
}

/** Fetches every line of the orders of some days, part after part. */
export function useOrderLines(): (query: Query) => Promise<FetchedLines> {
  const { call } = useApi()
  return useCallback(
    async (query) => {
      const lines: OrderLine[] = []
      let ordersKeptFrom: string | null
      let cursor: string | undefined
      do {
        const part = await call(orderLines, { query: cursor === undefined ? query : { ...query, cursor } })
        for (const line of part.lines) lines.push(line)
        ;({ ordersKeptFrom } = part)
        cursor = part.next ?? undefined
      } while (cursor !== undefined)
      return { lines, ordersKeptFrom }
    },
    [call],
  )
}
