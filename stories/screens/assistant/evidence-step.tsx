import { useMemo } from 'react'
import { Accordion, AccordionItem } from '../../../src/design/accordion/index.ts'
import { Banner } from '../../../src/design/banner/index.ts'
import { BarChart } from '../../../src/design/chart/index.ts'
import { useTexts } from '../frame/index.ts'
import { assistantWords } from './assistant.words.ts'
import { backtest, depths, judgeable, simple } from './orderings.ts'
import type { StepProps } from './plan.ts'

/** Whether it would have worked, told by sales that it did not know. */
export function EvidenceStep({ plan }: StepProps) {
  const { say, format } = useTexts(assistantWords)
  const judged = useMemo(() => judgeable(plan.lists), [plan.lists])
  const own = useMemo(() => backtest(judged, plan.goal), [judged, plan.goal])
  const others = useMemo(() => simple.map((by) => ({ name: say.simple[by], values: backtest(judged, by) })), [judged, say])
  const points = useMemo(() => depths.map((depth) => ({ key: String(depth), label: say.places(format.number(depth)) })), [say, format])
  const series = useMemo(
    () => [{ name: `${say.thisOne}: ${say.goals[plan.goal][0]}`, values: own }, ...others],
    [say, plan.goal, own, others],
  )
  const [, share = 0] = own
  const gain = Math.round(share * 100) - Math.round((others[0]?.values[1] ?? 0) * 100)
  return (
    <div className="flex flex-col gap-5">
      {gain > 0 ? (
        <Banner tone="success" title={say.verdict(format.percent(share), format.number(gain))} />
      ) : (
        <Banner tone="warning" title={say.verdictWorse(format.percent(share))}>
          {say.first24}
        </Banner>
      )}
      <BarChart label={say.chart} points={points} series={series} measure="percent" />
      <Accordion tone="bare">
        <AccordionItem value="method" title={say.method}>
          <p className="max-w-prose text-muted">{say.methodText(format.number(judged.length), format.number(plan.lists.length))}</p>
        </AccordionItem>
      </Accordion>
    </div>
  )
}
