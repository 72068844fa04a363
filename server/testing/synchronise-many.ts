/**
 * Run in a process of its own (`node --expose-gc … <database> <products>`): brings a store of so many products in, and says what that took.
 */
import { readFile } from 'node:fs/promises'
import { listSynchronisations, synchroniseCatalogue } from '../../contract/index.ts'
import { synchronisationKind } from '../modules/synchronisation/index.ts'
import { assembleSamara } from './assemble.ts'
import { generatedShop } from './generated-shop.ts'

/** What it says, as a line of JSON. Memory in MB. */
export interface Synchronised {
  state: string
  products: number
  seconds: number
  calls: number
  /** All that the process took, at its most. */
  peak: number
  /** What is alive when a quarter and when all of the details are in. */
  aliveAtQuarter: number
  aliveAtEnd: number
}

const [databaseUrl, wanted] = process.argv.slice(2)
if (databaseUrl !== undefined && wanted !== undefined) {
  const products = Number(wanted)
  /** In kilobytes. The usual count (`maxRSS`) begins with what the process had taken that started this one. */
  const mostTaken = async (): Promise<number> => {
    const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
  }
  const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)
  const alive = () => {
    globalThis.gc?.()
    return megabytes(process.memoryUsage().heapUsed)
  }
  let aliveAtQuarter = 0
  const shop = generatedShop(products)
  const { product } = shop
  const samara = await assembleSamara(databaseUrl, {
    connectPlatform: () => ({
      ...shop,
      product(id) {
        if (id === Math.floor(products / 4)) aliveAtQuarter = alive()
        return product(id)
      },
    }),
  })
  const ana = 'ana@shop.example'
  const query = { store: 'ana-shop', username: ana }
  const store = await samara.addStore(ana, query.store)
  await samara.app.services.sales.cover(store, new Date('2020-01-01'), new Date('2030-01-01'))
  const began = performance.now()
  await samara.call(synchroniseCatalogue, { query }, ana)
  await samara.jobs.run(samara.app.tasks.filter(({ name }) => name === synchronisationKind.name))
  const seconds = (performance.now() - began) / 1000
  const [run] = (await samara.call(listSynchronisations, { query }, ana)).data
  const report: Synchronised = {
    state: run?.state ?? '',
    products: run?.read ?? 0,
    seconds,
    calls: shop.callCount(),
    peak: Math.round((await mostTaken()) / 1024),
    aliveAtQuarter,
    aliveAtEnd: alive(),
  }
  process.stdout.write(`${JSON.stringify(report)}\n`)
  await samara.close()
}
