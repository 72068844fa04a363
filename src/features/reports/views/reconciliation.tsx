import type { SalesTotals } from '../../../../contract/index.ts'
import { WarningIcon } from '../../../design/icon/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { keptSince } from '../model/kept-since.ts'
import type { Totals } from './key-figures.tsx'
import { useFigures } from './use-figures.ts'

/** How the sums come out of the orders: every order is counted, or a reason stands there. */
export function Reconciliation({ totals: { totals, compared, knownFrom, ordersKeptFrom, timeZone } }: { totals: Totals }) {
  const t = useSentences('reports')
  const format = useFigures()
  const { reconciliation: all } = totals
  const parts = all && [
    t('reconciliation.counted', { count: all.counted, orders: format.number(all.counted) }),
    ...(['cancelled', 'unpaid', 'otherCurrency', 'withoutProducts'] as const).flatMap((part) =>
      all[part] > 0 ? [t(`reconciliation.${part}`, { count: all[part], orders: format.number(all[part]) })] : [],
    ),
  ]
  const unknown = [totals, compared ?? totals].filter(({ orders }) => orders === null)
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      {all && parts && (
        <p data-slot="reconciliation">
          {t('reconciliation.all', { count: all.orders, orders: format.number(all.orders), parts: parts.join(', ') })}
        </p>
      )}
      <UnreadableOrders of="unreadable" days={totals} />
      {compared && <UnreadableOrders of="unreadableBefore" days={compared} />}
      {!totals.complete && knownFrom !== null && <p>{t('reconciliation.knownFrom', { moment: format.moment(knownFrom, timeZone) })}</p>}
      {unknown.some((days) => keptSince({ ordersKeptFrom }, days)) && (
        <p>{t('reconciliation.ordersKeptFrom', { day: format.day(ordersKeptFrom ?? '') })}</p>
      )}
      {unknown.some((days) => !keptSince({ ordersKeptFrom }, days)) && <p>{t('reconciliation.tooManyOrders')}</p>}
    </div>
  )
}

/** What the sums lack, or hold as it was before, although the shop has it. */
function UnreadableOrders({ of, days: { reconciliation } }: { of: 'unreadable' | 'unreadableBefore'; days: SalesTotals }) {
  const t = useSentences('reports')
  const { number } = useFigures()
  const count = reconciliation?.unreadable ?? 0
  const named = reconciliation?.unreadableOrders ?? []
  if (count === 0) return null
  const ids = named.join(', ')
  const more = count - named.length
  return (
    <p className="flex items-start gap-1.5 text-warning">
      <WarningIcon className="mt-[3px] size-3.5" />
      <span className="min-w-0 wrap-anywhere">
        {t(`reconciliation.${of}`, {
          count,
          orders: number(count),
          ids: more > 0 ? t('reconciliation.unreadableMore', { ids, more: number(more) }) : ids,
        })}
      </span>
    </p>
  )
}
