import { CompiledQuery, sql } from 'kysely'
import type { ListKind, ListReference } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import {
  allColumns,
  type Beside,
  type ColumnName,
  contentOf,
  dayOf,
  type GatheredRow,
  readParts,
  type StoreDay,
  type Written,
} from './content.repository.ts'
import { type CatalogueList, headOf, type ListHead } from './lists.repository.ts'

/** All parts of a list. */
export const everything: readonly (ColumnName | Beside)[] = [...allColumns, 'overruled', 'brands', 'categories']

/** A list, the day of its store, and everything of it where it is short. */
export interface ReadList {
  day: StoreDay
  list: CatalogueList
  /** Null where the list is long. */
  written: Written | null
}

type Row = StoreDay & GatheredRow & Omit<ListHead, 'name'> & { listName: string }

/** Where the values of a call stand: the statement is written once, for it takes longer to write than some lists take to be read. */
const storeId = sql.raw('$1::uuid')
const id = sql.raw('$2::int')
const now = sql.raw('$3::timestamptz')

function write(kind: ListKind, queries: Queries): string {
  const products = { kind, id, categoryIds: sql`(select "categoryIds" from list)`, only: sql`(select not long from list)` }
  const { sql: text, parameters } = sql`${prepared}
    with day as materialized (${dayOf(storeId, now)}), list as materialized (${headOf(kind, storeId, id)})
    select day.*, list.name as "listName", list."routeBefore", list."categoryIds", list.long, content.*
    from day cross join list cross join (${contentOf(storeId, sql`(select today from day)`).parts(products, everything, true)}) content`.compile(
    queries,
  )
  if (parameters.length > 0) throw new Error('A value stands in a statement that is written once.')
  return text
}

const statements = new Map<ListKind, string>()
function statementOf(kind: ListKind, queries: Queries): string {
  const text = statements.get(kind) ?? write(kind, queries)
  statements.set(kind, text)
  return text
}

/** Reads a list, and what it holds where it is short, in one statement; undefined where there is no such list or store. */
export async function readList(
  queries: Queries,
  store: string,
  { kind, id: listId }: ListReference,
  at: Date,
): Promise<ReadList | undefined> {
  const { rows } = await queries.executeQuery<Row>(CompiledQuery.raw(statementOf(kind, queries), [store, listId, at]))
  const [row] = rows
  if (!row) return undefined
  const { currency, timeZone, today, asOf, requestedTo, salesTo, listName, routeBefore, categoryIds, long } = row
  return {
    day: { currency, timeZone, today, asOf, requestedTo, salesTo },
    list: { kind, id: listId, name: listName, routeBefore, categoryIds, long },
    written: long ? null : readParts(row, everything),
  }
}
