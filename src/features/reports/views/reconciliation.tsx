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
      {!totals.complete && knownFrom !== null && <p>{t('reconciliation.knownFrom', { moment: format.moment(knownFrom, timeZone) })}</p>}
      {unknown.some((days) => keptSince({ ordersKeptFrom }, days)) && (
        <p>{t('reconciliation.ordersKeptFrom', { day: format.day(ordersKeptFrom ?? '') })}</p>
      )}
      {unknown.some((days) => !keptSince({ ordersKeptFrom }, days)) && <p>{t('reconciliation.tooManyOrders')}</p>}
    </div>
  )
}
