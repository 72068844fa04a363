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
  /** They are compared with other days. */
  compares: boolean
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

/** As long as what comes. */
const typical: Readonly<Record<FigureName, number>> = {
  revenue: 100_000,
  units: 10_000,
  orders: 1_000,
  perOrder: 100,
  unitsPerOrder: 10,
  cancelled: 0.05,
}

/** What the days come to, each beside what it is compared with and with how it is computed. */
export function KeyFigures({ totals: reply, measure, compares }: KeyFiguresProps) {
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
    const toCome = loading && compares ? typical[name] : null
    const now = totals ? of(totals) : toCome && 1.25 * toCome
    const before = whole ? of(whole) : toCome
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
