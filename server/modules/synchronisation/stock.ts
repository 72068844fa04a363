import pMap from 'p-map'
import { incomingProducts } from './incoming-products.repository.ts'
import type { PhaseWork } from './phases.ts'
import { productsToRead } from './products-to-read.repository.ts'

const together = 16
const productsPerPage = 50

/** Brings in the exact stock of the chosen categories' products, as their warehouses say. */
export const bringStock: PhaseWork = async (run) => {
  const { row, platform, database, signal } = run
  for (;;) {
    const ids =
      row.total === 0 ? [] : await productsToRead(database, row.storeId, row.id).shown((row.cursor as number | null) ?? 0, productsPerPage)
    if (ids.length === 0) return
    const stock = await pMap(ids, async (id) => ({ id, pieces: await platform.exactStock(id) }), { concurrency: together, signal })
    await run.commit({
      cursor: ids.at(-1)!,
      done: row.done + ids.length,
      write: (queries) => incomingProducts(queries, run.bringing).takeStock(stock),
    })
  }
}
