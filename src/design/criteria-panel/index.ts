/** By what a list is put in order: up to four columns, one after the other. */
export { CriteriaPanel, type CriteriaPanelProps } from './criteria-panel.tsx'
export { mostCriteria, type Criterion, type CriterionColumn, type Direction } from './criteria.ts'
