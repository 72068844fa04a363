import { pairedSteps, type SalesByRange, type SalesPoint } from '../../../../contract/index.ts'

/** The point that each of the curve is compared with, null where there is none; undefined without a comparison. */
export const comparedPoints = ({ from, points, compared }: SalesByRange): readonly (SalesPoint | null)[] | undefined =>
  compared === null ? undefined : pairedSteps({ from, steps: points }, { from: compared.from, steps: compared.points })
