import { directionOf, type FigureChange } from '../../../src/design/figure/index.ts'
import { KpiRow, KpiTile } from '../../../src/design/kpi-tile/index.ts'
import { useTexts } from '../frame/index.ts'
import { currency } from '../shop/index.ts'
import type { Totals } from '../shop/sales.ts'
import type { Figures } from './report-figures.ts'
import { reportsWords } from './reports.words.ts'

export interface KeyFiguresProps {
  figures: Figures
  quantity: boolean
  loading: boolean
}

/** What the range comes to, each with what it is compared with and how it is computed. */
export function KeyFigures({ figures: { totals, before, values }, quantity, loading }: KeyFiguresProps) {
  const { say, format, language } = useTexts(reportsWords)
  const locale = { es: 'es', en: 'en', pt: 'pt-BR' }[language]
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const figureOf = (of: (totals: Totals) => number, good?: boolean): { change?: FigureChange; detail?: string } => {
    if (before === null || of(before) === 0) return {}
    const direction = directionOf(of(totals), of(before))
    return {
      change: {
        direction,
        text: percent.format(Math.abs(of(totals) / of(before) - 1)),
        ...(good === undefined ? {} : { good: direction === (good ? 'up' : 'down') }),
      },
      detail: say.thanCompared,
    }
  }
  const ticket = ({ revenue, orders }: Totals) => revenue / orders
  const perOrder = ({ units, orders }: Totals) => units / orders
  const cancelled = ({ cancelled: lost, orders }: Totals) => lost / (lost + orders)
  const sales = (
    <KpiTile
      key="sales"
      loading={loading}
      label={say.sales}
      value={format.money(totals.revenue, currency)}
      {...figureOf(({ revenue }) => revenue)}
      curve={values('revenue')}
      hint={say.salesHint}
    />
  )
  const units = (
    <KpiTile
      key="units"
      loading={loading}
      label={say.units}
      value={format.number(totals.units)}
      {...figureOf(({ units: pieces }) => pieces)}
      curve={values('units')}
      hint={say.unitsHint}
    />
  )
  return (
    <KpiRow columns={3}>
      {quantity ? [units, sales] : [sales, units]}
      <KpiTile
        loading={loading}
        label={say.orders}
        value={format.number(totals.orders)}
        {...figureOf(({ orders }) => orders)}
        curve={values('orders')}
        hint={say.ordersHint}
      />
      <KpiTile
        loading={loading}
        label={say.ticket}
        value={totals.orders === 0 ? null : format.money(Math.round(ticket(totals)), currency)}
        {...figureOf(ticket)}
        hint={say.ticketHint}
      />
      <KpiTile
        loading={loading}
        label={say.unitsPerOrder}
        value={totals.orders === 0 ? null : decimal.format(perOrder(totals))}
        {...figureOf(perOrder)}
        hint={say.unitsPerOrderHint}
      />
      <KpiTile
        loading={loading}
        label={say.cancelledShare}
        value={percent.format(cancelled(totals))}
        {...figureOf(cancelled, false)}
        hint={say.cancelledHint}
      />
    </KpiRow>
  )
}
