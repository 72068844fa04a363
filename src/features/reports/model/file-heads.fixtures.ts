/** Heads of a file that are called as they are named. */
export const namedBySelf = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as unknown as Record<Name, string>

/** What a column of a file adds up to. */
export const sumOf = (rows: readonly (readonly unknown[])[], column: number): number =>
  rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0)
