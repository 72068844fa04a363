import { directionOf, type FigureChange } from '../../../src/design/figure/index.ts'
import { KpiRow, KpiTile } from '../../../src/design/kpi-tile/index.ts'
import { Link } from '../../../src/design/link/index.ts'
import { useSpeech } from '../frame/index.ts'
import { currency, hours, timeZone } from '../shop/index.ts'
import { daysIn, salesHour, salesNow, sameHours, totalsOf } from '../shop/sales.ts'
import { homeWords } from './home.words.ts'

const [today, lastFriday] = sameHours
/** The shop opens its orders at eight: an hour before is where the curve begins. */
const opening = 7
const curve = (value: 'revenue' | 'orders') => hours.map((clock) => clock.slice(opening, salesHour).map((hour) => hour[value]))
const last30 = totalsOf('2026-10-22', '2026-11-20')
const before30 = totalsOf('2026-09-22', '2026-10-21')

/** How today goes, against the same hours of last Friday. */
export function DaySoFar({ loading = false }: { loading?: boolean }) {
  const { say, format, language } = useSpeech(homeWords)
  const percent = new Intl.NumberFormat({ es: 'es', en: 'en', pt: 'pt-BR' }[language], { style: 'percent', maximumFractionDigits: 1 })
  const change = (value: number, before: number): FigureChange => ({
    direction: directionOf(value, before),
    text: percent.format(Math.abs(value / before - 1)),
  })
  const clock = new Intl.DateTimeFormat({ es: 'es', en: 'en', pt: 'pt-BR' }[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(salesNow))
  const [revenue, revenueBefore] = curve('revenue')
  const [orders, ordersBefore] = curve('orders')
  const ticket = today.revenue / today.orders
  const ticketBefore = lastFriday.revenue / lastFriday.orders
  return (
    <section aria-labelledby="day-so-far" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="day-so-far" className="text-lg font-semibold">
          {say.today(clock)}
        </h2>
        <Link href="#reports">{say.seeReports}</Link>
      </div>
      <KpiRow columns={4}>
        <KpiTile
          loading={loading}
          label={say.sales}
          value={format.money(today.revenue, currency)}
          change={change(today.revenue, lastFriday.revenue)}
          detail={say.thanSameHours}
          curve={revenue}
          comparison={revenueBefore}
          hint={say.salesHint}
          href="#reports"
        />
        <KpiTile
          loading={loading}
          label={say.orders}
          value={format.number(today.orders)}
          change={change(today.orders, lastFriday.orders)}
          detail={say.thanSameHours}
          curve={orders}
          comparison={ordersBefore}
          hint={say.ordersHint}
          href="#reports"
        />
        <KpiTile
          loading={loading}
          label={say.ticket}
          value={format.money(Math.round(ticket), currency)}
          change={change(ticket, ticketBefore)}
          detail={say.thanSameHours}
          hint={say.ticketHint}
          href="#reports"
        />
        <KpiTile
          loading={loading}
          label={say.sales30}
          value={format.money(last30.revenue, currency)}
          change={change(last30.revenue, before30.revenue)}
          detail={say.thanBefore}
          curve={daysIn('2026-10-22', '2026-11-20').map(({ revenue: amount }) => amount)}
          hint={say.sales30Hint}
          href="#reports"
        />
      </KpiRow>
    </section>
  )
}
