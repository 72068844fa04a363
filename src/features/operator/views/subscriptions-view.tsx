import { useMemo } from 'react'
import { planNames, plans, type KnownSubscription, type PlanName, subscriptionStates } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { CardIcon, CheckIcon, InvoiceIcon } from '../../../design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../design/menu/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { OperatorRequest } from '../model/operator-request.ts'
import { ListFrame, type OperatorList, TwoLines, useListState } from './operator-list.tsx'
import { SearchAndState } from './search-and-state.tsx'

export interface SubscriptionsViewProps {
  list: OperatorList<KnownSubscription>
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  hrefOf: (request: Partial<OperatorRequest>) => string
  onGive: (subscription: KnownSubscription, plan: PlanName) => void
}

const tones = {
  none: 'neutral',
  incomplete: 'warning',
  trial: 'info',
  active: 'success',
  'past-due': 'danger',
  paused: 'warning',
  ended: 'neutral',
} as const satisfies Record<KnownSubscription['state'], unknown>

/** What everybody has subscribed to, and the plan that the operator gave them. */
export function SubscriptionsView({ list, requested, onAsk, hrefOf, onGive }: SubscriptionsViewProps) {
  const t = useSentences('operator')
  const format = useFormat()
  const columns = useMemo<readonly TableColumn<KnownSubscription>[]>(
    () => [
      {
        id: 'person',
        head: t('payments.person'),
        width: 240,
        grow: 2,
        cell: ({ name, email }) => <TwoLines first={name} second={email} />,
      },
      {
        id: 'state',
        head: t('payments.state'),
        width: 160,
        phone: 'status',
        shape: 'badge',
        cell: ({ state, cancelled }) => (
          <Badge tone={cancelled ? 'warning' : tones[state]} dot>
            {t(`payments.states.${cancelled && state === 'active' ? 'cancelled' : state}`)}
          </Badge>
        ),
      },
      { id: 'plan', head: t('payments.plan'), width: 110, cell: ({ plan }) => plans[plan].title },
      {
        id: 'price',
        head: t('payments.price'),
        width: 170,
        align: 'end',
        cell: ({ period, price, currency }) =>
          period === null ? <span className="text-muted">–</span> : `${format.money(price, currency)} ${t(`payments.per.${period}`)}`,
      },
      {
        id: 'end',
        head: t('payments.paidUntil'),
        width: 140,
        cell: ({ periodEndsAt }) => (periodEndsAt === null ? <span className="text-muted">–</span> : format.day(periodEndsAt.slice(0, 10))),
      },
      {
        id: 'given',
        head: t('payments.given'),
        width: 120,
        phone: 'none',
        cell: ({ given }) => (given === 'free' ? <span className="text-muted">–</span> : plans[given].title),
      },
    ],
    [t, format],
  )
  return (
    <ListFrame list={list}>
      <DataTable
        label={t('payments.section.subscriptions')}
        columns={columns}
        rows={list.rows ?? []}
        idOf={({ person }) => person}
        nameOf={({ name }) => name}
        state={useListState(list, { title: t('payments.none.subscriptions'), advice: t('payments.none.subscriptionsText') })}
        toolbar={
          <SearchAndState
            search={t('people.search')}
            state={t('payments.state')}
            allStates={t('runs.allStates')}
            states={subscriptionStates}
            labelOf={(value) => t(`payments.states.${value}`)}
            requested={requested}
            onAsk={onAsk}
          />
        }
        actions={(subscription) => (
          <>
            <MenuLink href={hrefOf({ tab: 'payments', kind: 'payments', search: subscription.email })} icon={<InvoiceIcon />}>
              {t('payments.seePayments')}
            </MenuLink>
            <MenuSeparator />
            {planNames.map((plan) => (
              <MenuItem
                key={plan}
                icon={plan === subscription.given ? <CheckIcon /> : <CardIcon />}
                disabled={plan === subscription.given}
                onSelect={() => onGive(subscription, plan)}
              >
                {t('payments.give', { plan: plans[plan].title })}
              </MenuItem>
            ))}
          </>
        )}
      />
    </ListFrame>
  )
}
