import type { Home } from '../../../../contract/index.ts'
import { Figure, type FigureChange } from '../../../design/figure/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { besideOf } from '../model/change-of-sales.ts'

export interface SalesPanelProps {
  /** Null while they are on their way. */
  home: Pick<Home, 'sales' | 'currency'> | null
  /** IANA name of the store's time zone. */
  timeZone: string
}

/** What is counted of a day. */
type Counted = 'revenue' | 'sales' | 'units'

/** What was sold today, beside the same hours a week ago. */
export function SalesPanel({ home, timeZone }: SalesPanelProps) {
  const t = useSentences('home')
  const format = useFormat()
  const zone = format.zone(timeZone)
  return (
    <Panel
      title={t('sales.title')}
      description={home ? t('sales.until', { time: format.clock(home.sales.until, timeZone), zone }) : zone}
      aria-busy={home === null}
    >
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 sm:gap-x-8 max-sm:[&>:first-child]:col-span-2">
        {(['revenue', 'sales', 'units'] as const).map((what) => (
          <SalesFigure key={what} what={what} home={home} />
        ))}
      </div>
    </Panel>
  )
}

function SalesFigure({ what, home }: { what: Counted; home: SalesPanelProps['home'] }) {
  const t = useSentences('home')
  const format = useFormat()
  if (home === null) return <Figure label={t(`sales.${what}`)} value="" hint=" " loading />
  const { today, sameHours, thatDay } = home.sales
  const write = (value: number): string => (what === 'revenue' ? format.money(value, home.currency) : format.number(value))
  if (today === null) return <Figure label={t(`sales.${what}`)} value="–" hint={t('sales.unknown')} />
  if (sameHours === null) {
    return (
      <Figure
        label={t(`sales.${what}`)}
        value={write(today[what])}
        // How many orders a day had is not known of its sums.
        hint={thatDay === null ? t('sales.noDay') : what === 'sales' ? undefined : t('sales.thatDay', { figure: write(thatDay[what]) })}
      />
    )
  }
  const before = sameHours[what]
  const beside = besideOf(today[what], before)
  const change: FigureChange | undefined = beside ? { direction: beside.direction, text: format.percent(beside.share) } : undefined
  return (
    <Figure label={t(`sales.${what}`)} value={write(today[what])} change={change} hint={t('sales.sameHours', { figure: write(before) })} />
  )
}
