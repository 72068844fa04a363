/** What an ordering would have been worth on past sales, beside others, with how sure that is. */
export { Backtest, type BacktestProps } from './backtest.tsx'
export { BacktestVerdict, type BacktestVerdictProps } from './backtest-verdict.tsx'
export { verdictOn, type BacktestFacts, type BacktestFigure, type BacktestHorizon, type BacktestOrdering, type Verdict } from './figures.ts'
