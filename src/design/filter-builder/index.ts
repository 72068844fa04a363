/** Which products belong to something, asked in groups of conditions. */
export { FilterBuilder, type FilterBuilderProps } from './filter-builder.tsx'
export { groupModes } from './filter-builder.variants.ts'
export {
  faultOf,
  filterFields,
  isIncomplete,
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterOperator,
  type FilterValue,
  type SalesDays,
} from './filter.ts'
export type { GivenChoices as FilterGivenChoices } from './use-filter-choices.ts'
export { useFilterSentence } from './use-filter-sentence.ts'
