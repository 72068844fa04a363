import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Row, spread } from './measure.ts'
import { startProduct } from './product.ts'

const runs = 5

/** From the process's start to its first answer: on a new data folder, and on one that is there already. */
export async function benchStart(): Promise<Row[]> {
  const first: number[] = []
  const imported: number[] = []
  const again: number[] = []
  for (let run = 0; run < runs; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
    try {
      const fresh = await startProduct(folder)
      first.push(fresh.answered)
      imported.push(await fresh.demo())
      await fresh.stop()
      const known = await startProduct(folder)
      again.push(known.answered)
      await known.stop()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return [
    { work: 'very first start: to the first answered request', figure: spread(first), beside: 'limit', reference: 30_000, reach: 1 },
    { work: 'very first start: until the demo shop is imported', figure: spread(imported), beside: 'limit', reference: 30_000, reach: 1 },
    { work: 'later start: to the first answered request', figure: spread(again), beside: 'limit', reference: 3_000, reach: 1 },
  ]
}
