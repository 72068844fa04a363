import { setImmediate as turn } from 'node:timers/promises'
import type { ProductColumns } from '../../../contract/index.ts'
import type { ColumnName, Written } from './content.repository.ts'

/** Reads columns that the database has written, one at a time, so that others get their turn between them. */
export async function readColumns<C extends ColumnName>(columns: Written<C>): Promise<Pick<ProductColumns, C>> {
  const read: Partial<Record<ColumnName, unknown>> = {}
  for (const name of Object.keys(columns) as C[]) {
    read[name] = JSON.parse(`[${columns[name]}]`) as unknown
    await turn()
  }
  return read as Pick<ProductColumns, C>
}
