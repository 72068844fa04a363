import { limits } from '../../../../contract/index.ts'

const usual = [18, 24, 36, 48, 60, 84]

/** Months that can be chosen: from the least to the most, and those that are set, whatever set them. */
export const keptMonths = (set: number): number[] => {
  const { least, most } = limits.report.keptMonths
  return [...new Set([least, ...usual, most, set])].sort((a, b) => a - b)
}
