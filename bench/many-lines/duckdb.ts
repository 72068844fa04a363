import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = fileURLToPath(new URL('../duckdb/', import.meta.url))

/** As much of DuckDB as is used here; it is installed beside the product, with its types. */
export interface Duck {
  run(text: string): Promise<unknown>
  rows(text: string): Promise<unknown[][]>
  close(): void
}
interface Connection {
  run(text: string): Promise<unknown>
  runAndReadAll(text: string): Promise<{ getRows(): unknown[][] }>
  closeSync(): void
}
interface Instance {
  connect(): Promise<Connection>
  closeSync(): void
}

async function install(): Promise<void> {
  if (existsSync(join(here, 'node_modules/@duckdb/node-api'))) return
  process.stdout.write('Installing DuckDB (70 MB, into bench/duckdb, this once) …\n')
  const code = await new Promise<number>((resolve, reject) =>
    spawn('npm', ['ci', '--prefix', here, '--ignore-scripts', '--no-audit', '--no-fund'], { stdio: 'inherit' })
      .on('error', reject)
      .on('close', (ended) => resolve(ended ?? 1)),
  )
  if (code !== 0) throw new Error('DuckDB could not be installed; what npm said stands above.')
}

/** Opens a database of DuckDB, and makes it where there is none. */
export async function openDuck(file: string): Promise<Duck> {
  await install()
  const { DuckDBInstance } = (await import(pathToFileURL(join(here, 'node_modules/@duckdb/node-api/lib/index.js')).href)) as {
    DuckDBInstance: { create(file: string): Promise<Instance> }
  }
  const instance = await DuckDBInstance.create(file)
  const connection = await instance.connect()
  return {
    run: (text) => connection.run(text),
    rows: async (text) => (await connection.runAndReadAll(text)).getRows(),
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
