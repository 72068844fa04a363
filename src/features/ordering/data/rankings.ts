import { criterionColumns, isCriterionColumn, rankTexts, type Ranking } from '../../../../contract/index.ts'
import type { ListTable } from '../model/list-table.ts'

/** Lists that are shorter are ranked at once: the worker would take longer to start. */
const worthIt = 5_000

let worker: Worker | null = null
let requested = 0

/** Ranks texts in a worker, or here where there is none. */
function rankInWorker(texts: readonly string[]): Promise<Ranking> {
  worker ??= new Worker(new URL('./rank-texts.worker.ts', import.meta.url), { type: 'module' })
  const own = worker
  const id = ++requested
  return new Promise((done) => {
    const end = (ranking: Ranking): void => {
      own.removeEventListener('message', answer)
      own.removeEventListener('error', failed)
      done(ranking)
    }
    const answer = ({ data }: MessageEvent<Ranking & { id: number }>): void => {
      if (data.id === id) end({ ranks: data.ranks, values: data.values })
    }
    const failed = (): void => {
      worker = null
      end(rankTexts(texts))
    }
    own.addEventListener('message', answer)
    own.addEventListener('error', failed)
    own.postMessage({ id, texts })
  })
}

const breath = (): Promise<void> => new Promise((done) => setTimeout(done))

const textsOf = (list: ListTable, column: string): readonly string[] | null => {
  const { content, brands, categories } = list.source
  if (column === 'name' || column === 'reference') return content[column]
  const named = (names: readonly { id: number; name: string }[], ids: readonly number[]): string[] => {
    const known = new Map(names.map(({ id, name }) => [id, name]))
    return ids.map((id) => known.get(id) ?? '')
  }
  return column === 'brand' ? named(brands, content.brandId) : column === 'category' ? named(categories, content.categoryId) : null
}

/** Works out the rankings that sorting needs, so that the page answers meanwhile: texts beside it, numbers one column at a time. */
export async function prepareRankings(list: ListTable, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    if (!isCriterionColumn(column) || list.isRanked(column)) continue
    const texts = criterionColumns[column] === 'text' && list.count >= worthIt ? textsOf(list, column) : null
    if (texts) list.keepRanking(column, await rankInWorker(texts))
    else {
      list.rank(column)
      if (list.count >= worthIt) await breath()
    }
  }
}

/** Makes the texts that search looks at, a little at a time. Returns the way to stop. */
export function warmSearch(list: ListTable, most = 2_000): () => void {
  let upTo = 0
  let timer: ReturnType<typeof setTimeout>
  const next = (): void => {
    upTo += most
    if (list.search.warm(upTo)) timer = setTimeout(next)
  }
  timer = setTimeout(next)
  return () => clearTimeout(timer)
}
