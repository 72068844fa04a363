import { loadModule, parseSync } from 'libpg-query'
import { distribution, type Place } from '../../database/distribution.ts'

type Tree = Record<string, unknown>

/** What a statement says of the store whose rows it reads and writes. */
export interface Reading {
  /** What keeps it from being answered by the rows of one store alone. */
  faults: string[]
  /** Numbers of the parameters that name the store. */
  stores: number[]
}

/** Marks a statement that reads the rows of every store on purpose, and changes and locks none. */
const mark = '/* every store */'

await loadModule()

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const list = (value: unknown): Tree[] => (Array.isArray(value) ? (value as Tree[]) : [])
const placeOf = (name: string): Place | undefined => distribution[name as keyof typeof distribution]

/** The parts of a condition all of which must hold. */
function conjuncts(condition: unknown): Tree[] {
  if (!isTree(condition)) return []
  const bool = condition['BoolExpr'] as Tree | undefined
  return bool?.['boolop'] === 'AND_EXPR' ? list(bool['args']).flatMap(conjuncts) : [condition]
}

/** A table of stores within a FROM, and the conditions that hold for its rows. */
interface Found {
  table: string
  alias: string
  conditions: Tree[]
}

class Reader {
  readonly faults: string[] = []
  readonly stores: number[] = []
  readonly places = new Set<Place>()
  inserts = false
  recursion = false

  /** True for a parameter or a value that is written out; notes the parameter. */
  private constant(value: unknown): boolean {
    if (!isTree(value)) return false
    const cast = value['TypeCast'] as Tree | undefined
    if (cast) return this.constant(cast['arg'])
    const parameter = value['ParamRef'] as { number?: number } | undefined
    if (parameter?.number !== undefined) this.stores.push(parameter.number)
    return parameter !== undefined || 'A_Const' in value
  }

  /** The column of `… = constant`; undefined where a condition is something else. */
  private compared(condition: Tree): string[] | undefined {
    const expression = condition['A_Expr'] as Tree | undefined
    if (expression?.['kind'] !== 'AEXPR_OP' || JSON.stringify(expression['name']) !== '[{"String":{"sval":"="}}]') return undefined
    const column = (expression['lexpr'] as Tree)['ColumnRef'] as Tree | undefined
    const names = list(column?.['fields']).map((field) => (field['String'] as { sval: string } | undefined)?.sval ?? '*')
    return names.at(-1) === 'store_id' && this.constant(expression['rexpr']) ? names : undefined
  }

  /** The tables of a part of a FROM. */
  private tables(item: unknown, known: ReadonlySet<string>): Found[] {
    if (!isTree(item)) return []
    if ('relname' in item) return this.tables({ RangeVar: item }, known)
    const range = item['RangeVar'] as { relname: string; schemaname?: string; alias?: { aliasname: string } } | undefined
    if (range) {
      if (range.schemaname !== undefined || known.has(range.relname)) return []
      const place = placeOf(range.relname)
      if (place) this.places.add(place)
      return place === 'store' ? [{ table: range.relname, alias: range.alias?.aliasname ?? range.relname, conditions: [] }] : []
    }
    const join = item['JoinExpr'] as Tree | undefined
    if (!join) return []
    const [left, right] = [this.tables(join['larg'], known), this.tables(join['rarg'], known)]
    const conditions = conjuncts(join['quals'])
    const kind = join['jointype']
    // The condition of an outer join leaves the rows of its outer side as they are.
    if (kind === 'JOIN_INNER' || kind === 'JOIN_RIGHT') for (const each of left) each.conditions.push(...conditions)
    if (kind === 'JOIN_INNER' || kind === 'JOIN_LEFT') for (const each of right) each.conditions.push(...conditions)
    return [...left, ...right]
  }

  private demand(items: readonly unknown[], where: unknown, known: ReadonlySet<string>): void {
    const found = items.flatMap((item) => this.tables(item, known))
    for (const { table, alias, conditions } of found) {
      const named = [...conditions, ...conjuncts(where)].map((each) => this.compared(each)).filter((names) => names !== undefined)
      // PostgreSQL refuses a column without its table where two have it.
      const bound = named.some((names) => (names.length === 1 ? found.length === 1 : names.at(-2) === alias))
      if (!bound) this.faults.push(`${table} (${alias}): no store_id = constant`)
    }
  }

  private insert(statement: Tree): void {
    const { relname } = statement['relation'] as { relname: string }
    const place = placeOf(relname)
    if (place) this.places.add(place)
    if (place !== 'store') return
    this.inserts = true
    const at = list(statement['cols']).findIndex((column) => (column['ResTarget'] as Tree)['name'] === 'store_id')
    const source = (statement['selectStmt'] as Tree | undefined)?.['SelectStmt'] as Tree | undefined
    const values = list(source?.['valuesLists']).map((row) => list((row['List'] as Tree)['items'])[at])
    const selected = [(list(source?.['targetList'])[at]?.['ResTarget'] as Tree | undefined)?.['val']]
    if (at < 0 || !(values.length > 0 ? values : selected).every((value) => this.constant(value)))
      this.faults.push(`${relname}: inserted without a constant store_id`)
    const conflict = statement['onConflictClause'] as Tree | undefined
    const keys = list((conflict?.['infer'] as Tree | undefined)?.['indexElems'])
    if (keys.length > 0 && (keys[0]!['IndexElem'] as Tree)['name'] !== 'store_id') this.faults.push(`${relname}: conflict without store_id`)
    if (JSON.stringify(conflict ?? {}).includes('"SubLink"')) this.faults.push(`${relname}: a subquery in DO UPDATE`)
  }

  /** Looks at a statement and everything within it. `known`: names that stand for no table here. */
  read(node: unknown, known: ReadonlySet<string>): void {
    if (Array.isArray(node)) return node.forEach((each) => this.read(each, known))
    if (!isTree(node)) return
    for (const [kind, value] of Object.entries(node)) {
      if (!isTree(value)) continue
      const clause = value['withClause'] as Tree | undefined
      const names = list(clause?.['ctes']).map((each) => (each['CommonTableExpr'] as { ctename: string }).ctename)
      const inside = clause ? new Set([...known, ...names]) : known
      if (clause?.['recursive'] === true) this.recursion = true
      for (const name of names) {
        const hidden = placeOf(name)
        if (!hidden) continue
        this.places.add(hidden)
        this.faults.push(`${name}: a part of the statement is named like a table`)
      }
      if (kind === 'SelectStmt' || kind === 'larg' || kind === 'rarg') this.demand(list(value['fromClause']), value['whereClause'], inside)
      else if (kind === 'UpdateStmt') this.demand([value['relation'], ...list(value['fromClause'])], value['whereClause'], inside)
      else if (kind === 'DeleteStmt') this.demand([value['relation'], ...list(value['usingClause'])], value['whereClause'], inside)
      else if (kind === 'InsertStmt') this.insert(value)
      else if (kind === 'MergeStmt') this.faults.push('MERGE is not looked at')
      // Functions in RETURNING would have to be immutable; nobody knows that from the text.
      if (JSON.stringify(value['returningClause'] ?? {}).match(/"(?:FuncCall|JsonObjectConstructor)"/))
        this.faults.push('a function in RETURNING')
      this.read(value, inside)
    }
  }
}

const changes = /"(?:InsertStmt|UpdateStmt|DeleteStmt|lockingClause)"/

/** Whether the rows of one store alone answer a statement: each table of stores in it is held to a constant store_id. */
export function readStatement(text: string): Reading {
  const tree = parseSync(text)
  const reader = new Reader()
  reader.read(tree, new Set())
  const { faults, stores, places, inserts, recursion } = reader
  if (places.has('store') && places.has('local')) faults.push('tables of stores together with local ones')
  if (!places.has('store')) return { faults: [], stores: [] }
  if (inserts && recursion) faults.push('INSERT together with recursion')
  if (text.includes(mark))
    return { faults: changes.test(JSON.stringify(tree)) ? ['a statement over every store changes or locks'] : [], stores: [] }
  return { faults, stores: [...new Set(stores)] }
}
