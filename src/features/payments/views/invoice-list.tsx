import { useMemo } from 'react'
import { plans, type Invoice } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { DownloadIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface InvoiceListProps {
  /** The newest first; undefined until they are known. */
  invoices: readonly Invoice[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  /** Shows older ones; undefined where there are none. */
  onMore: (() => void) | undefined
  onDownload: (invoice: Invoice) => void
}

const tones = { open: 'warning', paid: 'success', refunded: 'neutral', 'partly-refunded': 'neutral', void: 'neutral' } as const
const none: readonly Invoice[] = []
/** In pixels: of all columns but those that yield. */
const leastWidth = 730

/** What its lines come to before tax, and before credit pays: a credit of days that are left is part of it. */
const netOf = ({ lines }: Invoice): number =>
  lines.reduce((sum, { kind, amount, days }) => (kind === 'tax' || (kind === 'credit' && days === null) ? sum : sum + amount), 0)

const taxOf = ({ lines }: Invoice): number => lines.reduce((sum, { kind, amount }) => (kind === 'tax' ? sum + amount : sum), 0)

/** The invoices, the newest first, each to be downloaded. */
export function InvoiceList({ invoices, failure, onRetry, onMore, onDownload }: InvoiceListProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const format = useFormat()
  const { day } = usePlanSentences()
  const columns = useMemo<readonly TableColumn<Invoice>[]>(
    () => [
      {
        id: 'number',
        head: t('invoices.number'),
        width: 230,
        grow: 1,
        cell: ({ number, plan, from, to }) => (
          <span className="flex min-w-0 flex-col">
            <span className="font-medium tabular-nums">{number}</span>
            <span
              className="truncate text-xs text-muted"
              title={t('invoices.for', { plan: plans[plan].title, from: day(from), to: day(to) })}
            >
              {t('invoices.for', { plan: plans[plan].title, from: day(from), to: day(to) })}
            </span>
          </span>
        ),
      },
      { id: 'day', head: t('invoices.day'), width: 130, cell: ({ issuedAt }) => day(issuedAt) },
      {
        id: 'net',
        head: t('invoices.net'),
        width: 110,
        align: 'end',
        phone: 'none',
        yields: 2,
        cell: (invoice) => format.money(netOf(invoice), invoice.currency),
      },
      {
        id: 'tax',
        head: t('invoices.tax'),
        width: 110,
        align: 'end',
        phone: 'none',
        yields: 1,
        cell: (invoice) => format.money(taxOf(invoice), invoice.currency),
      },
      {
        id: 'total',
        head: t('invoices.total'),
        width: 110,
        align: 'end',
        cell: ({ total, currency }) => <span className="font-medium">{format.money(total, currency)}</span>,
      },
      {
        id: 'state',
        head: t('invoices.state'),
        width: 150,
        phone: 'status',
        shape: 'badge',
        cell: ({ state }) => <Badge tone={tones[state]}>{t(`invoices.states.${state}`)}</Badge>,
      },
      {
        id: 'file',
        head: t('invoices.download'),
        width: 110,
        phone: 'wide',
        cell: (invoice) => (
          <Button
            size="sm"
            tone="quiet"
            icon={<DownloadIcon />}
            aria-label={t('invoices.file', { number: invoice.number })}
            onClick={() => onDownload(invoice)}
          >
            PDF
          </Button>
        ),
      },
    ],
    [t, format, day, onDownload],
  )
  return (
    <Panel
      title={t('invoices.title')}
      padding="none"
      className="overflow-clip"
      footer={onMore && <Button onClick={onMore}>{t('invoices.more')}</Button>}
    >
      <DataTable
        bare
        narrowBelow={leastWidth}
        density="compact"
        label={t('invoices.title')}
        columns={columns}
        rows={invoices ?? none}
        state={
          invoices === undefined
            ? failure
              ? { kind: 'failed', title: t('subscription.failed'), advice: say(failure), onRetry }
              : { kind: 'loading' }
            : invoices.length === 0
              ? { kind: 'empty', title: t('invoices.none'), advice: t('invoices.noneText') }
              : undefined
        }
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
      />
    </Panel>
  )
}
