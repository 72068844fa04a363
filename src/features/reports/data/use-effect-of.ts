import { orderingEffect } from '../../../../contract/index.ts'
import { useEndpoint } from '../../../api/index.ts'

/** What a publication changed, and what came of it; null asks nothing. */
export const useEffectOf = (store: string, publication: string | null) =>
  useEndpoint(orderingEffect, publication === null ? null : { query: { store, publication } }, {
    onFocus: false,
    when: (event) => event.store === store && event.what === 'sales-history',
  })
