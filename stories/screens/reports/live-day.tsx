import { BarChart, useHourPoints } from '../../../src/design/chart/index.ts'
import { directionOf, Figure } from '../../../src/design/figure/index.ts'
import { Badge } from '../../../src/design/badge/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { useTexts } from '../frame/index.ts'
import { currency, hours, timeZone } from '../shop/index.ts'
import { salesHour, salesNow, sameHours } from '../shop/sales.ts'
import { reportsWords } from './reports.words.ts'

const [today, lastFriday] = sameHours
const lastOrder = '2026-11-20T12:50:00Z'

/** Today while it is going on, against the same hours of last Friday; every hour of both days beside each other. */
export function LiveDay({ quantity, loading }: { quantity: boolean; loading: boolean }) {
  const { say, format, language } = useTexts(reportsWords)
  const locale = { es: 'es', en: 'en', pt: 'pt-BR' }[language]
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(salesNow))
  const points = useHourPoints()
  const measure = quantity ? 'orders' : 'revenue'
  // What has not happened yet is no zero.
  const [own, before] = [hours[0].map((hour, at) => (at < salesHour ? hour[measure] : null)), hours[1].map((hour) => hour[measure])]
  const change = (value: number, other: number) => ({
    direction: directionOf(value, other),
    text: percent.format(Math.abs(value / other - 1)),
  })
  return (
    <Panel
      title={
        <span className="inline-flex items-center gap-2">
          {say.live}
          <Badge tone="success" dot size="sm">
            {clock}
          </Badge>
        </span>
      }
      description={say.liveDetail(clock, format.since(lastOrder, Date.parse(salesNow)))}
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-4">
          <Figure
            loading={loading}
            label={say.liveSales}
            value={format.money(today.revenue, currency)}
            change={change(today.revenue, lastFriday.revenue)}
            hint={say.thanSameHours}
          />
          <Figure
            loading={loading}
            label={say.liveOrders}
            value={format.number(today.orders)}
            change={change(today.orders, lastFriday.orders)}
            hint={say.thanSameHours}
          />
        </div>
        <BarChart
          label={quantity ? say.byHourOrders : say.byHour}
          points={points}
          series={[{ name: say.today, values: own, comparison: before }]}
          comparisonName={say.fridayBefore}
          measure={quantity ? 'number' : { currency }}
          height="sm"
          {...(loading ? { state: { kind: 'loading' } } : {})}
        />
      </div>
    </Panel>
  )
}
