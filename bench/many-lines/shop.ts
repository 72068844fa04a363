import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the shop of 100,000,000 lines is kept between measurements. */
export const folder = fileURLToPath(new URL('../../.cache/many-lines/', import.meta.url))

/** What the shop is made of; its last day ends before the day on which it is looked at. */
export const shape = {
  person: 'ana@bench.example',
  store: 'many-lines',
  products: 20_000,
  categories: 200,
  linesOfOrder: 5,
  days: 1_095,
  lastDay: '2026-03-09',
  lookedAt: '2026-03-10T09:00:00Z',
} as const

/** The folder of PostgreSQL, the file of DuckDB, and what was loaded. */
export const places = { postgres: join(folder, 'postgres'), duckdb: join(folder, 'lines.duckdb'), loaded: join(folder, 'loaded.json') }

/** What was loaded: how many lines of orders that count, and how long that took, in milliseconds. */
export interface Loaded {
  storeId: string
  lines: number
  milliseconds: number
}

/** What stands in the folder; null where nothing was loaded to its end. */
export const readLoaded = async (): Promise<Loaded | null> =>
  JSON.parse(await readFile(places.loaded, 'utf8').catch(() => 'null')) as Loaded | null

export async function writeLoaded(loaded: Loaded): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(places.loaded, JSON.stringify(loaded))
}
