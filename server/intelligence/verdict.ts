import type { BacktestVerdictName } from '../../contract/index.ts'
import type { Estimate } from './block-bootstrap.ts'

/** The difference between two orderings for one depth: positive where the first one holds more. */
export interface DepthDifference extends Estimate {
  first: number
}

/** Whether one ordering brings more than another, and the depth that decides. */
export interface Verdict {
  says: BacktestVerdictName
  worst: DepthDifference
}

const levelOf = ({ low, high }: Estimate): number => (low > 0 ? 2 : high < 0 ? 0 : 1)
const words = ['worse', 'undecided', 'better'] as const

/**
 * Compares two orderings by the worst of the depths that are shown: `better` only
 * where each depth has an interval above zero, `worse` where one lies below.
 * Among depths that say the same, the one with the lowest interval decides.
 */
export function verdictOf(differences: readonly [DepthDifference, ...DepthDifference[]]): Verdict {
  const worst = differences.reduce((left, right) =>
    levelOf(right) < levelOf(left) || (levelOf(right) === levelOf(left) && right.low < left.low) ? right : left,
  )
  return { says: words[levelOf(worst)]!, worst }
}
