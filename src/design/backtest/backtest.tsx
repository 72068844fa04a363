import { useState, type ComponentProps } from 'react'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { LineChart } from '../chart/index.ts'
import { Segments } from '../segments/index.ts'
import { verdictTones } from './backtest.variants.ts'
import { useBacktestTexts, verdictText } from './backtest.words.ts'
import { depthsOf, shownFigures, verdictOn, type BacktestFacts, type BacktestHorizon } from './figures.ts'
import { ShareBars } from './share-bars.tsx'

export interface BacktestProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One for each number of following days; the first one is shown first. */
  horizons: readonly BacktestHorizon[]
  facts: BacktestFacts
  /** Leaves out the curve of the weeks. @default false */
  brief?: boolean | undefined
}

/** Which depth is shown first, where there is one. */
const usualDepth = 24

/**
 * The share of past revenue that an ordering would have had in its first places, beside what shoppers had
 * and simple orderings: with intervals, a verdict that praises nothing that may be chance, and the weeks.
 * @example <Backtest horizons={backtest.horizons} facts={backtest.facts} />
 */
export function Backtest({ horizons, facts, brief = false, className, ...rest }: BacktestProps) {
  const texts = useBacktestTexts()
  const { say, number, day, shortDay, list, nameOf } = texts
  const counted = (count: number) => ({ count, text: number(count) })
  const [days, setDays] = useState(horizons[0]?.days ?? 0)
  const [wanted, setWanted] = useState(usualDepth)
  const [everything, setEverything] = useState(false)
  const horizon = horizons.find((each) => each.days === days) ?? horizons[0]
  if (!horizon) return null
  const depths = depthsOf(horizon)
  const first = depths.includes(wanted) ? wanted : (depths[0] ?? 0)
  const verdict = verdictOn(horizon)
  const { weeks, bestSimple, cases } = horizon
  const series = [
    { name: nameOf('this', facts), values: weeks.map((week) => week.this) },
    ...(weeks.some(({ beside }) => beside !== null) ? [{ name: nameOf('beside', facts), values: weeks.map(({ beside }) => beside) }] : []),
    { name: nameOf(bestSimple, facts), values: weeks.map(({ simple }) => simple) },
  ]
  return (
    <div data-slot="backtest" role="group" aria-label={say.title} className={`flex min-w-0 flex-col gap-4 ${className ?? ''}`} {...rest}>
      {verdict && (
        <Banner tone={verdictTones[verdict.says]} role="status" title={say.verdict[verdict.says](nameOf(verdict.against, facts))}>
          {verdictText(verdict, texts)}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {horizons.length > 1 && (
          <Segments
            size="sm"
            label={say.days}
            value={String(horizon.days)}
            onValueChange={(next) => setDays(Number(next))}
            options={horizons.map((each) => ({ value: String(each.days), label: say.following(number(each.days)) }))}
          />
        )}
        {depths.length > 1 && (
          <Segments
            size="sm"
            label={say.first}
            value={String(first)}
            onValueChange={(next) => setWanted(Number(next))}
            options={depths.map((depth) => ({ value: String(depth), label: number(depth) }))}
          />
        )}
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">{say.ofRevenue(number(horizon.days), number(first))}</p>
        <ShareBars
          label={say.ofRevenue(number(horizon.days), number(first))}
          figures={shownFigures(horizon, first, everything)}
          facts={facts}
          texts={texts}
        />
        <Button tone="quiet" size="sm" className="self-start" aria-expanded={everything} onClick={() => setEverything(!everything)}>
          {everything ? say.fewer : say.all}
        </Button>
      </div>
      {!brief && weeks.length > 1 && (
        <LineChart
          label={say.weeks}
          height="sm"
          measure="percent"
          points={weeks.map((week) => ({ key: week.day, label: day(week.day), short: shortDay(week.day) }))}
          series={series}
        />
      )}
      <div className="flex flex-col gap-1 text-xs text-muted">
        <p>{say.facts({ from: day(facts.from), to: day(facts.to), cases: counted(cases), lists: counted(facts.lists) })}</p>
        <p>{say.honest}</p>
        {facts.beside === 'present' && <p>{say.present}</p>}
        {facts.soldOutLeftOut && <p>{say.soldOut}</p>}
        {facts.leftOut.length > 0 && <p>{say.unknown(list(facts.leftOut.map((part) => say.leftOut[part])))}</p>}
      </div>
    </div>
  )
}
