/** What a figure counts. */
export type Unit = 'ms' | 'bytes' | 'count'

/** Figures of one kind, in milliseconds unless another unit is given. */
export interface Spread {
  median: number
  least: number
  most: number
  runs: number
}

/** One line of the table: a piece of work beside its peer or its limit. */
export interface Row {
  work: string
  figure: Spread
  beside: string
  /** The peer's own figure, measured in the same run, or the limit. */
  reference: Spread | number
  /** The most that figure / peer may be. */
  reach: number
  /** @default 'ms' */
  unit?: Unit
}

export function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((left, right) => left - right)
  const middle = sorted.length / 2
  const median = sorted.length % 2 === 0 ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
  return { median, least: sorted[0]!, most: sorted.at(-1)!, runs: sorted.length }
}

/** Milliseconds that `work` takes. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Times two works alternately, so that what else the machine does hits both alike. The first pair warms up and is left out. */
export async function besideEachOther(
  runs: number,
  ours: () => Promise<unknown>,
  peers: () => Promise<unknown>,
): Promise<{ ours: Spread; reference: Spread }> {
  const times = { ours: [] as number[], reference: [] as number[] }
  for (let run = 0; run <= runs; run++) {
    const pair = { ours: await time(ours), reference: await time(peers) }
    if (run === 0) continue
    times.ours.push(pair.ours)
    times.reference.push(pair.reference)
  }
  return { ours: spread(times.ours), reference: spread(times.reference) }
}

const peerOf = ({ reference }: Row): number => (typeof reference === 'number' ? reference : reference.median)
/** Nothing beside nothing is as good as it gets. */
export const ratioOf = (row: Row): number => (row.figure.median === 0 ? 0 : row.figure.median / peerOf(row))
export const reached = (row: Row): boolean => ratioOf(row) <= row.reach

const written: Record<Unit, (value: number) => string> = {
  ms: (value) => (value >= 1_000 ? `${(value / 1_000).toFixed(2)} s` : `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`),
  bytes: (value) => (value >= 1_048_576 ? `${(value / 1_048_576).toFixed(1)} MiB` : `${(value / 1_000).toFixed(1)} kB`),
  count: (value) => String(value),
}
const range = ({ median, least, most, runs }: Spread, write: (value: number) => string): string =>
  `${write(median)} (${write(least)}–${write(most)}, n ${runs})`

/** The rows as a Markdown table. */
export const table = (rows: readonly Row[]): string =>
  [
    '| work | measured: median (least–most) | beside | its figure | ratio | reach | |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const write = written[row.unit ?? 'ms']
      return [
        '',
        row.work,
        range(row.figure, write),
        row.beside,
        typeof row.reference === 'number' ? write(row.reference) : range(row.reference, write),
        `${ratioOf(row).toFixed(2)} ×`,
        `≤ ${row.reach.toFixed(2)} ×`,
        reached(row) ? 'reached' : 'not reached',
        '',
      ]
        .join(' | ')
        .trim()
    }),
  ].join('\n')
