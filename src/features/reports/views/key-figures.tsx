import type { Reply, totalSales } from '../../../../contract/index.ts'
import { KpiRow, KpiTile } from '../../../design/kpi-tile/index.ts'
import { helpPath, useSentences, type HelpPage } from '../../../i18n/index.ts'
import { ratioOf } from '../model/change.ts'
import type { ReportMeasure } from '../model/requested-report.ts'
import { useFigures } from './use-figures.ts'

export type Totals = Reply<typeof totalSales>

export interface KeyFiguresProps {
  /** Undefined until they are known. */
  totals: Totals | undefined
  measure: ReportMeasure
}

type FigureName = 'revenue' | 'units' | 'orders' | 'perOrder' | 'unitsPerOrder' | 'cancelled'

/** Where the help says how each is counted. */
const pages: Readonly<Record<FigureName, HelpPage>> = {
  revenue: 'revenue',
  units: 'units',
  orders: 'orders',
  perOrder: 'per-order',
  unitsPerOrder: 'units-per-order',
  cancelled: 'cancelled',
}

/** What the days come to, each beside what it is compared with and with how it is computed. */
export function KeyFigures({ totals: reply, measure }: KeyFiguresProps) {
  const t = useSentences('reports')
  const format = useFigures()
  const loading = reply === undefined
  const { totals, compared } = reply ?? {}
  const currency = reply?.currency ?? 'EUR'
  const whole = compared?.complete === true ? compared : null
  const tile = (
    name: FigureName,
    of: (sums: Totals['totals']) => number | null,
    write: (value: number) => string,
    good?: 'up' | 'down',
  ) => {
    const now = totals ? of(totals) : null
    const before = whole ? of(whole) : null
    return (
      <KpiTile
        key={name}
        loading={loading}
        label={t(`figure.${name}`)}
        value={now === null ? null : write(now)}
        change={format.change(now, before, good)}
        detail={before === null ? undefined : t('figure.before', { figure: write(before) })}
        hint={{ text: t(`figure.hint.${name}`), href: helpPath(pages[name]) }}
      />
    )
  }
  const money = (value: number): string => format.money(Math.round(value), currency)
  const revenue = tile('revenue', (sums) => sums.revenue, money)
  const units = tile('units', (sums) => sums.units, format.number)
  return (
    <KpiRow columns={3}>
      {measure === 'quantity' ? [units, revenue] : [revenue, units]}
      {tile('orders', (sums) => sums.orders, format.number)}
      {tile('perOrder', (sums) => sums.perOrder, money)}
      {tile('unitsPerOrder', (sums) => ratioOf(sums.units, sums.orders), format.decimal)}
      {tile(
        'cancelled',
        ({ reconciliation }) => reconciliation && ratioOf(reconciliation.cancelled, reconciliation.orders),
        format.share,
        'down',
      )}
    </KpiRow>
  )
}
