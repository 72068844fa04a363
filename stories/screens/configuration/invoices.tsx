import { useMemo } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Link } from '../../../src/design/link/index.ts'
import { useTexts } from '../frame/index.ts'
import { invoices, planCurrency, type Invoice } from './subscription.ts'
import { subscriptionWords } from './subscription.words.ts'

/** The invoices, newest first, each to be downloaded. */
export function Invoices() {
  const { say, format } = useTexts(subscriptionWords)
  const columns = useMemo<readonly TableColumn<Invoice>[]>(
    () => [
      {
        id: 'number',
        head: say.number,
        width: 150,
        grow: 1,
        cell: ({ number }) => <span className="font-medium tabular-nums">{number}</span>,
      },
      { id: 'day', head: say.day, width: 130, cell: ({ day }) => format.day(day) },
      { id: 'net', head: say.net, width: 110, align: 'end', cell: ({ net }) => format.money(net, planCurrency) },
      { id: 'tax', head: say.tax, width: 110, align: 'end', cell: ({ tax }) => format.money(tax, planCurrency) },
      {
        id: 'total',
        head: say.total,
        width: 110,
        align: 'end',
        cell: ({ total }) => <span className="font-medium">{format.money(total, planCurrency)}</span>,
      },
      { id: 'state', head: say.state, width: 110, phone: 'status', cell: () => <Badge tone="success">{say.paid}</Badge> },
      { id: 'file', head: say.download, width: 120, cell: ({ number }) => <Link href={`#invoice-${number}`}>PDF</Link> },
    ],
    [say, format],
  )
  return (
    <DataTable
      bare
      density="compact"
      label={say.invoices}
      columns={columns}
      rows={invoices}
      idOf={({ number }) => number}
      nameOf={({ number }) => number}
    />
  )
}
