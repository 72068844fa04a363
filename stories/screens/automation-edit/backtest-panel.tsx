import { useMemo } from 'react'
import { Banner } from '../../../src/design/banner/index.ts'
import { BarChart } from '../../../src/design/chart/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { ProgressRing } from '../../../src/design/progress-ring/index.ts'
import { cuts, orderedBy, rivals, shares, type Rival, type WeightsOf } from '../automations/backtest.ts'
import { useTexts } from '../frame/index.ts'
import { automationEditWords } from './automation-edit.words.ts'
import { ruled, type Rules } from './rules.ts'

export interface BacktestPanelProps {
  lists: readonly string[]
  weights: WeightsOf
  rules: Rules
  /** How far it is, 0 to 1; null when it is done. */
  running: number | null
}

const rivalNames = Object.keys(rivals) as Rival[]

/** Whether the weights and rules would have been better, on the shop's own past sales. */
export function BacktestPanel({ lists, weights, rules, running }: BacktestPanelProps) {
  const { say, format, language } = useTexts(automationEditWords)
  // Who was sold out 7 days ago is not known; today's stock would be looking ahead.
  const own = useMemo(() => shares(lists, (list) => ruled(orderedBy(list, weights), { ...rules, soldOut: false })), [lists, weights, rules])
  const others = useMemo(() => rivalNames.map((rival) => ({ rival, values: shares(lists, rivals[rival]) })), [lists])
  const points = ((own[1] ?? 0) - (others.find(({ rival }) => rival === 'present')?.values[1] ?? 0)) * 100
  const written = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.abs(points))
  const same = Math.abs(points) < 0.05
  if (lists.length === 0) {
    return (
      <Panel title={say.backtest}>
        <ListState state={{ kind: 'empty', title: say.noLists, advice: say.noListsAdvice }} size="sm" />
      </Panel>
    )
  }
  return (
    <Panel title={say.backtest} description={say.backtestHint(new Intl.ListFormat(language === 'pt' ? 'pt-BR' : language).format(lists))}>
      <div className="flex flex-col gap-4">
        {running === null ? (
          <>
            <Banner tone={same ? 'neutral' : points > 0 ? 'success' : 'warning'}>
              {same ? say.same : (points > 0 ? say.better : say.worse)(written)}
            </Banner>
            <BarChart
              label={say.backtest}
              measure="percent"
              points={cuts.map((cut) => ({ key: `${cut}`, label: say.places(format.number(cut)) }))}
              series={[{ name: say.rivals.this, values: own }, ...others.map(({ rival, values }) => ({ name: say.rivals[rival], values }))]}
            />
          </>
        ) : (
          <div className="flex h-80 items-center justify-center">
            <ProgressRing size="xl" label={say.backtesting} value={running} max={1} className="flex-col text-center" />
          </div>
        )}
        <p className="text-sm text-muted">{say.honest}</p>
        {(weights.stock > 0 || rules.soldOut) && <p className="text-sm text-muted">{say.stockNote}</p>}
      </div>
    </Panel>
  )
}
