import { useState } from 'react'
import { listInvoices, readInvoiceFile, type Invoice, type Language } from '../../../../contract/index.ts'
import { useApi, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { download } from '../../../design/download/index.ts'

export interface Invoices {
  /** The newest first; undefined until they are known. */
  rows: readonly Invoice[] | undefined
  failure: Failure | undefined
  again: () => void
  /** Adds older ones; undefined where there are none. */
  more: (() => void) | undefined
  /** Rejects with what `call` throws. */
  download: (invoice: Invoice, language: Language) => Promise<void>
}

/** The person's invoices: the newest at once, older ones when they are wanted. */
export function useInvoices(): Invoices {
  const { call } = useApi()
  const { email: username } = useSession().person
  const { data, failure, again } = useEndpoint(listInvoices, { query: { username } })
  // They follow the first page that they were asked after: a new one begins anew.
  const [older, setOlder] = useState<{ after: typeof data; rows: readonly Invoice[]; next: string | null }>()
  const following = older?.after === data ? older : undefined
  const next = following ? following.next : (data?.next ?? null)
  const rows = data && [...data.rows, ...(following?.rows ?? [])]
  return {
    rows,
    failure,
    again,
    more:
      next === null
        ? undefined
        : () =>
            void call(listInvoices, { query: { username, cursor: next } }).then(
              (page) => setOlder({ after: data, rows: [...(following?.rows ?? []), ...page.rows], next: page.next }),
              again,
            ),
    download: async ({ id }, language) => {
      const { fileName, pdf } = await call(readInvoiceFile, { params: { invoice: id }, query: { username, language } })
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
      download(new Blob([bytes], { type: 'application/pdf' }), fileName)
    },
  }
}
