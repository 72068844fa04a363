import { noRules, usualCriteria, type CriterionColumnName, type Criterion, type Rules } from '../../../../contract/index.ts'

/** What is done to every list: by what it is sorted, and which rules it gets; without rules each keeps its own. */
export interface Recipe {
  criteria: readonly Criterion[]
  rules: Rules | null
}

/** Recipes that most merchants want, the usual one first. */
export const presets = ['balanced', 'bestSellers', 'revenue', 'newFirst', 'clearStock'] as const
export type Preset = (typeof presets)[number]

const down = (column: CriterionColumnName): Criterion => ({ column, sort: 'DESC' })
const up = (column: CriterionColumnName): Criterion => ({ column, sort: 'ASC' })

export const criteriaOf: Readonly<Record<Preset, readonly Criterion[]>> = {
  balanced: usualCriteria,
  bestSellers: [down('units30'), down('revenue30')],
  revenue: [down('revenue30'), down('units30')],
  newFirst: [down('releasedOn'), down('samaraScore')],
  clearStock: [down('stock'), up('units30')],
}

/** What one begins with. */
export const usualRecipe: Recipe = { criteria: criteriaOf.balanced, rules: null }

/** The rules that stand there first when somebody wants the same in all lists. */
export const usualRules: Rules = { ...noRules, soldOutLast: true }

/** What a person chose: a preset, or their own way, which may be the same for now. */
export const chosenPreset = ({ criteria }: Recipe, own: boolean): Preset | 'own' => (own ? 'own' : presetOf(criteria))

/** Which preset these criteria are; `own` where they are none. */
export const presetOf = (criteria: readonly Criterion[]): Preset | 'own' =>
  presets.find(
    (preset) =>
      criteriaOf[preset].length === criteria.length &&
      criteriaOf[preset].every(({ column, sort }, nth) => criteria[nth]?.column === column && criteria[nth].sort === sort),
  ) ?? 'own'
