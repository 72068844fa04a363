import type { CriterionColumn } from './criteria.ts'

export const columns: readonly CriterionColumn[] = [
  { id: 'score', label: 'samaraScore', kind: 'number' },
  { id: 'revenue', label: 'Ingresos 30 d', kind: 'number' },
  { id: 'name', label: 'Nombre', kind: 'text' },
  { id: 'since', label: 'En venta desde', kind: 'date', missing: 4 },
  { id: 'margin', label: 'Margen', kind: 'number', missing: 61 },
]
