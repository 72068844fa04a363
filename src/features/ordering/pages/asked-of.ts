import type { Asking } from '../../../api/index.ts'
import type { Asked } from '../views/asked.ts'

/** What is asked of the server, as a view gets it. */
export const askedOf = <Data>({ data, failure, again }: Asking<Data>): Asked<Data> =>
  data !== undefined ? { kind: 'ready', value: data } : failure ? { kind: 'failed', failure, again } : { kind: 'loading' }
