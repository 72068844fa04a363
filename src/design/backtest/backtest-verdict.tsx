import type { ComponentProps } from 'react'
import { Badge } from '../badge/index.ts'
import { verdictTones } from './backtest.variants.ts'
import { useBacktestTexts, verdictText } from './backtest.words.ts'
import { verdictOn, type BacktestFacts, type BacktestHorizon } from './figures.ts'

export interface BacktestVerdictProps extends Omit<ComponentProps<'span'>, 'children'> {
  horizon: BacktestHorizon
  facts: Pick<BacktestFacts, 'beside'>
}

/**
 * What a backtest says, in a few words: for a bar or a line of a list.
 * @example <BacktestVerdict horizon={horizons[0]} facts={facts} />
 */
export function BacktestVerdict({ horizon, facts, className, ...rest }: BacktestVerdictProps) {
  const texts = useBacktestTexts()
  const verdict = verdictOn(horizon)
  if (verdict === null) return null
  return (
    <span
      data-slot="backtest-verdict"
      className={`inline-flex min-w-0 max-w-full ${className ?? ''}`}
      title={verdictText(verdict, texts)}
      {...rest}
    >
      <Badge tone={verdictTones[verdict.says]}>{texts.say.verdict[verdict.says](texts.nameOf(verdict.against, facts))}</Badge>
    </span>
  )
}
