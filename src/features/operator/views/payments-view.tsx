import { useMemo } from 'react'
import { type KnownPayment, paymentStates } from '../../../../contract/index.ts'
import { Badge, NotedBadge } from '../../../design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { UndoIcon } from '../../../design/icon/index.ts'
import { MenuItem } from '../../../design/menu/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { OperatorRequest } from '../model/operator-request.ts'
import { ListFrame, type OperatorList, TwoLines, useListState } from './operator-list.tsx'
import { SearchAndState } from './search-and-state.tsx'

export interface PaymentsViewProps {
  list: OperatorList<KnownPayment>
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  onRefund: (payment: KnownPayment) => void
}

const tones = { processing: 'info', authentication: 'warning', paid: 'success', failed: 'danger' } as const

/** Every payment: what came of it, why it failed, and what was paid back. */
export function PaymentsView({ list, requested, onAsk, onRefund }: PaymentsViewProps) {
  const t = useSentences('operator')
  const format = useFormat()
  const columns = useMemo<readonly TableColumn<KnownPayment>[]>(
    () => [
      {
        id: 'person',
        head: t('payments.person'),
        width: 230,
        grow: 2,
        cell: ({ name, email }) => <TwoLines first={name} second={email} />,
      },
      {
        id: 'state',
        head: t('payments.state'),
        width: 200,
        phone: 'status',
        shape: 'badge',
        cell: (payment) => <PaymentState payment={payment} />,
        phoneCell: (payment) => <PaymentState payment={payment} inLine />,
      },
      { id: 'invoice', head: t('payments.invoice'), width: 140, cell: ({ number }) => <span className="tabular-nums">{number}</span> },
      { id: 'at', head: t('payments.at'), width: 170, cell: ({ at }) => format.moment(at) },
      {
        id: 'amount',
        head: t('payments.amount'),
        width: 120,
        align: 'end',
        cell: ({ amount, currency }) => format.money(amount, currency),
      },
      {
        id: 'refunded',
        head: t('payments.refunded'),
        width: 120,
        align: 'end',
        phone: 'none',
        cell: ({ refunded, currency }) => (refunded === 0 ? <span className="text-muted">–</span> : format.money(refunded, currency)),
      },
    ],
    [t, format],
  )
  return (
    <ListFrame list={list}>
      <DataTable
        label={t('payments.section.payments')}
        columns={columns}
        rows={list.rows ?? []}
        idOf={({ id }) => id}
        nameOf={({ number, name }) => `${number} · ${name}`}
        state={useListState(list, { title: t('payments.none.payments'), advice: t('payments.none.paymentsText') })}
        toolbar={
          <SearchAndState
            search={t('payments.searchPayments')}
            state={t('payments.state')}
            allStates={t('runs.allStates')}
            states={paymentStates}
            labelOf={(value) => t(`payments.paymentStates.${value}`)}
            requested={requested}
            onAsk={onAsk}
          />
        }
        actions={(payment) => (
          <MenuItem
            icon={<UndoIcon />}
            disabled={payment.state !== 'paid' || payment.disputed || payment.refunded >= payment.amount}
            onSelect={() => onRefund(payment)}
          >
            {t('payments.refund.action')}
          </MenuItem>
        )}
      />
    </ListFrame>
  )
}

/** What came of a payment; a dispute says so beside it. */
function PaymentState({ payment: { state, failure, disputed }, inLine }: { payment: KnownPayment; inLine?: boolean }) {
  const t = useSentences('operator')
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      <NotedBadge tone={tones[state]} dot inLine={inLine} note={failure === null ? null : t(`payments.failures.${failure}`)}>
        {t(`payments.paymentStates.${state}`)}
      </NotedBadge>
      {disputed && <Badge tone="danger">{t('payments.disputed')}</Badge>}
    </span>
  )
}
