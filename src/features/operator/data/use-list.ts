import { useState } from 'react'
import type {
  listKnownStores,
  listMails,
  listPayments,
  listPeople,
  listRuns,
  listSubscriptions,
  readAuditLog,
  Reply,
} from '../../../../contract/index.ts'
import { type EndpointInput, type Failure, useEndpoint } from '../../../api/index.ts'
import { usePages } from './use-pages.ts'

type Listing =
  | typeof listPeople
  | typeof listKnownStores
  | typeof listRuns
  | typeof readAuditLog
  | typeof listMails
  | typeof listSubscriptions
  | typeof listPayments
type RowOf<E extends Listing> = Reply<E>['rows'][number]

export interface Listed<Row> {
  /** Those of the former filter until the new ones are there. */
  rows: readonly Row[] | undefined
  failure: Failure | undefined
  onRetry: () => void
  page: number
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** Puts a changed row in the place of the former one. */
  replace: (same: (row: Row) => boolean, row: Row) => void
}

/** A list that comes a page at a time, as filtered. */
export function useList<E extends Listing>(endpoint: E, filter: Omit<EndpointInput<E>['query'], 'cursor'>): Listed<RowOf<E>> {
  const { page, cursor, previous, go } = usePages(JSON.stringify(filter))
  const query = { ...filter, ...(cursor === undefined ? {} : { cursor }) }
  const { data, failure, again, mutate } = useEndpoint(endpoint, { query } as EndpointInput<E>)
  const answer = data as { rows: RowOf<E>[]; next: string | null } | undefined
  const [shown, setShown] = useState(answer)
  if (answer !== undefined && shown !== answer) setShown(answer)
  const kept = answer ?? (failure ? undefined : shown)
  const next = answer?.next ?? null
  return {
    rows: kept?.rows,
    failure,
    onRetry: again,
    page,
    onPrevious: previous,
    onNext: next === null ? undefined : () => go(next),
    replace: (same, row) => {
      if (answer) void mutate({ ...answer, rows: answer.rows.map((one) => (same(one) ? row : one)) } as never, { revalidate: false })
    },
  }
}
