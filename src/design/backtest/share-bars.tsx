import { bar } from './backtest.variants.ts'
import type { BacktestTexts } from './backtest.words.ts'
import type { BacktestFacts, BacktestFigure } from './figures.ts'

export interface ShareBarsProps {
  label: string
  figures: readonly BacktestFigure[]
  facts: Pick<BacktestFacts, 'beside'>
  texts: BacktestTexts
}

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`

/** Shares as lying bars with their intervals, each under its whole name: in any width nothing is cut. */
export function ShareBars({ label, figures, facts, texts: { say, share, nameOf } }: ShareBarsProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
      {figures.map(({ ordering, share: value, low, high }) => (
        <li key={ordering} data-ordering={ordering} className="flex flex-col gap-1">
          <span className="flex items-baseline justify-between gap-3 text-sm">
            <span className={`min-w-0 wrap-anywhere ${ordering === 'this' ? 'font-medium' : 'text-muted'}`}>{nameOf(ordering, facts)}</span>
            <span className="shrink-0 tabular-nums" title={say.between(share(low), share(high))}>
              {share(value)}
              <span className="sr-only">, {say.between(share(low), share(high))}</span>
            </span>
          </span>
          <span aria-hidden className="relative h-2.5 overflow-clip rounded-full bg-track">
            <span className={bar({ look: ordering === 'this' ? 'own' : 'other' })} style={{ width: percent(value) }} />
            {/* The interval: a line from the lowest to the highest that is likely. */}
            <span
              className="absolute inset-y-1 border-x border-default bg-inverse"
              style={{ insetInlineStart: percent(low), width: percent(Math.max(high - low, 0.002)) }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
