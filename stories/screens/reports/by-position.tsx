import { BarChart } from '../../../src/design/chart/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { useTexts } from '../frame/index.ts'
import { currency } from '../shop/index.ts'
import { salesByBand } from '../shop/sales.ts'
import { reportsWords } from './reports.words.ts'

const whole = salesByBand.reduce((sum, { revenue }) => sum + revenue, 0)

/** How much each stretch of the lists sells. */
export function ByPosition({ quantity, loading }: { quantity: boolean; loading: boolean }) {
  const { say, format } = useTexts(reportsWords)
  return (
    <Panel title={say.bands} description={say.bandsDetail(format.number(salesByBand.reduce((sum, { products }) => sum + products, 0)))}>
      <div className="flex flex-col gap-3">
        <BarChart
          label={say.bands}
          points={salesByBand.map(({ name }) => ({ key: name, label: say.band(name), short: name }))}
          series={[
            { name: quantity ? say.units : say.sales, values: salesByBand.map(({ units, revenue }) => (quantity ? units : revenue)) },
          ]}
          measure={quantity ? 'number' : { currency }}
          {...(loading ? { state: { kind: 'loading' } } : {})}
        />
        {!loading && <p className="text-sm text-muted">{say.ofSales(format.percent((salesByBand[0]?.revenue ?? 0) / whole))}</p>}
      </div>
    </Panel>
  )
}
