import type { ListReference } from '../../../../contract/index.ts'

/** Where the report leads. */
export interface ReportLinks {
  order: (list: ListReference) => string
  synchronise: string
}
