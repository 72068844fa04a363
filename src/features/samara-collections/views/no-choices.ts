import type { FilterGivenChoices } from '../../../design/filter-builder/index.ts'

/** What conditions are chosen from until that is known. */
export const noChoices: FilterGivenChoices = { categories: [], brands: [], lists: [], currency: 'EUR' }
