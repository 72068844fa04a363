import { AreaChart, LineChart, useDayPoints } from '../../../src/design/chart/index.ts'
import type { DateRangeValue } from '../../../src/design/date-range-picker/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { useTexts } from '../frame/index.ts'
import { currency } from '../shop/index.ts'
import { publications } from '../shop/sales.ts'
import { BestProducts } from './best-products.tsx'
import { ByPosition } from './by-position.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LiveDay } from './live-day.tsx'
import { categorySeries, type Figures } from './report-figures.ts'
import { reportsWords } from './reports.words.ts'

export interface ReportBodyProps {
  range: DateRangeValue
  figures: Figures
  quantity: boolean
  loading: boolean
}

/** The whole report under its range. */
export function ReportBody({ range, figures, quantity, loading }: ReportBodyProps) {
  const { say } = useTexts(reportsWords)
  const points = useDayPoints(figures.days, figures.comparedDays)
  const state = loading ? ({ state: { kind: 'loading' } } as const) : {}
  const measure = quantity ? 'units' : 'revenue'
  const name = quantity ? say.byDayUnits : say.byDay
  return (
    <div className="flex flex-col gap-6 pb-8">
      <KeyFigures figures={figures} quantity={quantity} loading={loading} />
      <Panel title={name}>
        <LineChart
          label={name}
          points={points}
          series={[{ name: quantity ? say.units : say.sales, values: figures.values(measure), comparison: figures.comparison(measure) }]}
          comparisonName={say.compared[range.comparison]}
          measure={quantity ? 'number' : { currency }}
          events={publications.map(({ day, list }) => ({ at: day, label: say.published(list) }))}
          eventsName={say.publications}
          height="lg"
          {...state}
        />
      </Panel>
      <div className="grid grid-cols-1 items-stretch gap-6 md:grid-cols-2">
        <LiveDay quantity={quantity} loading={loading} />
        <ByPosition quantity={quantity} loading={loading} />
      </div>
      <Panel title={say.categories} description={say.categoriesDetail}>
        <AreaChart stacked label={say.categories} points={points} series={categorySeries(figures.days)} measure={{ currency }} {...state} />
      </Panel>
      <BestProducts quantity={quantity} loading={loading} />
    </div>
  )
}
