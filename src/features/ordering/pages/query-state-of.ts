import type { QueryResult } from '../../../api/index.ts'
import type { QueryState } from '../views/query-state.ts'

/** The state of a query, for a view. */
export const queryStateOf = <Data>({ data, failure, again }: QueryResult<Data>): QueryState<Data> =>
  data !== undefined ? { kind: 'ready', value: data } : failure ? { kind: 'failed', failure, again } : { kind: 'loading' }
