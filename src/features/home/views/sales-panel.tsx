import type { SoldToday } from '../../../../contract/index.ts'
import { Figure, type FigureChange } from '../../../design/figure/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { helpPath, useFormat, useSentences } from '../../../i18n/index.ts'
import { besideOf } from '../model/change-of-sales.ts'

export interface SalesPanelProps {
  /** Null while they are on their way. */
  home: { sales: SoldToday; currency: string } | null
  /** IANA name of the store's time zone. */
  timeZone: string
  /** Where all figures are. */
  reportsHref: string
}

/** What is counted of a day. */
type Counted = 'revenue' | 'orders' | 'units'

/** What was sold today, beside the same hours a week ago: a whole day would be no measure of a morning. */
export function SalesPanel({ home, timeZone, reportsHref }: SalesPanelProps) {
  const t = useSentences('home')
  const format = useFormat()
  const zone = format.zone(timeZone)
  return (
    <Panel
      title={t('sales.title')}
      description={home ? t('sales.until', { time: format.clock(home.sales.until, timeZone), zone }) : zone}
      actions={<Link href={reportsHref}>{t('sales.reports')}</Link>}
      aria-busy={home === null}
      className="@container"
    >
      {home?.sales.today === null ? (
        <p className="text-muted">{t(home.sales.pending ? 'sales.pending' : 'sales.unknown')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-x-6 gap-y-4 @lg:grid-cols-3 @max-lg:[&>:first-child]:col-span-2">
            {(['revenue', 'orders', 'units'] as const).map((what) => (
              <SalesFigure key={what} what={what} home={home} />
            ))}
          </div>
          {home && (
            <p className="text-sm text-muted">
              {t(home.sales.sameHours ? 'sales.compared' : 'sales.alone')} <Link href={helpPath('sales-today')}>{t('sales.how')}</Link>
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}

function SalesFigure({ what, home }: { what: Counted; home: SalesPanelProps['home'] }) {
  const t = useSentences('home')
  const format = useFormat()
  const label = t(`sales.${what}`)
  const size = what === 'revenue' ? 'lg' : 'md'
  if (!home?.sales.today) return <Figure label={label} value="" hint=" " size={size} loading />
  const { today, sameHours } = home.sales
  const write = (value: number): string => (what === 'revenue' ? format.money(value, home.currency) : format.number(value))
  const beside = sameHours && besideOf(today[what], sameHours[what])
  const change: FigureChange | undefined = beside ? { direction: beside.direction, text: format.percent(beside.share) } : undefined
  return (
    <Figure
      label={label}
      value={write(today[what])}
      size={size}
      change={change}
      hint={sameHours ? t('sales.before', { figure: write(sameHours[what]) }) : undefined}
    />
  )
}
