import { criterionColumns, isCriterionColumn, type Ranking } from '../../../../contract/index.ts'
import type { ListTable } from '../model/list-table.ts'

/** Shorter lists are ranked on the page: starting the worker would take longer. */
const forWorker = 5_000

let worker: Worker | null = null
let requested = 0

/** Ranks texts in a worker. Rejects where the worker cannot be started or fails. */
async function rankInWorker(texts: readonly string[]): Promise<Ranking> {
  worker ??= new Worker(new URL('./rank-texts.worker.ts', import.meta.url), { type: 'module' })
  const own = worker
  const id = ++requested
  return new Promise((resolve, reject) => {
    const end = (): void => {
      own.removeEventListener('message', answered)
      own.removeEventListener('error', failed)
    }
    const answered = ({ data }: MessageEvent<Ranking & { id: number }>): void => {
      if (data.id !== id) return
      end()
      resolve({ ranks: data.ranks, values: data.values })
    }
    const failed = (): void => {
      worker = null
      end()
      reject(new Error('The worker failed.'))
    }
    own.addEventListener('message', answered)
    own.addEventListener('error', failed)
    own.postMessage({ id, texts })
  })
}

/** Lets the browser handle input. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))

const textsOf = (list: ListTable, column: string): readonly string[] | null => {
  const { content, brands, categories } = list.source
  if (column === 'name' || column === 'reference') return content[column]
  const named = (names: readonly { id: number; name: string }[], ids: readonly number[]): string[] => {
    const known = new Map(names.map(({ id, name }) => [id, name]))
    return ids.map((id) => known.get(id) ?? '')
  }
  return column === 'brand' ? named(brands, content.brandId) : column === 'category' ? named(categories, content.categoryId) : null
}

/** Computes the rankings that sorting needs without blocking the page: texts in a worker, numbers one column at a time. */
export async function prepareRankings(list: ListTable, columns: readonly string[]): Promise<void> {
  const long = list.count >= forWorker
  for (const column of columns) {
    if (!isCriterionColumn(column) || list.isRanked(column)) continue
    const texts = long && criterionColumns[column] === 'text' ? textsOf(list, column) : null
    const ranking = texts && (await rankInWorker(texts).catch(() => null))
    if (ranking) list.keepRanking(column, ranking)
    else list.rank(column)
    if (long && !texts) await nextTask()
  }
}

/** Prepares the texts that the search compares, some at a time. Returns a function that stops it. */
export function prepareSearch(list: ListTable, most = 2_000): () => void {
  let upTo = 0
  let timer: ReturnType<typeof setTimeout>
  const next = (): void => {
    upTo += most
    if (list.search.warm(upTo)) timer = setTimeout(next)
  }
  timer = setTimeout(next)
  return () => clearTimeout(timer)
}
