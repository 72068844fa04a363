/**
 * `npm run backtest -- FILE.csv [--days 7,28] [--first 12,24,48] [--every 7]
 * [--json]`: how good each ordering would have been on a shop's own sales.
 */
import { parseArgs } from 'node:util'
import { backtest } from '../../server/intelligence/backtest.ts'
import { backtestTable } from './backtest-table.ts'
import { type BadLine, readSalesFile, UnreadableFile } from './read-sales-file.ts'

const usage = 'npm run backtest -- FILE.csv [--days 7,28] [--first 12,24,48] [--every 7] [--json]'
/** So many bad lines are named one by one; the others are counted. */
const mostNamed = 100

function stop(words: string): never {
  console.error(words)
  process.exit(2)
}

function settings() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        days: { type: 'string', default: '7,28' },
        first: { type: 'string', default: '12,24,48' },
        every: { type: 'string', default: '7' },
        json: { type: 'boolean', default: false },
      },
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) return stop(`Name one file: ${usage}`)
    const days = wholeNumbers(values.days, 365)
    const first = wholeNumbers(values.first, 10_000)
    const [every, ...more] = wholeNumbers(values.every, 365) ?? []
    if (days === null || first === null || every === undefined || more.length > 0) {
      return stop(`--days and --first are whole numbers above 0 with commas between them, --every is one: ${usage}`)
    }
    return { file, days, first, every, json: values.json }
  } catch (fault) {
    return stop(`${(fault as Error).message}\n${usage}`)
  }
}

/** The numbers, each once, lowest first; null where one makes no sense. */
function wholeNumbers(text: string, highest: number): number[] | null {
  const numbers = text.split(',').map((each) => (/^\d{1,9}$/.test(each.trim()) ? Number(each) : 0))
  return numbers.every((number) => number > 0 && number <= highest) ? [...new Set(numbers)].sort((left, right) => left - right) : null
}

const { file, json, ...wanted } = settings()
let bad = 0
const name = ({ line, reason }: BadLine): void => {
  if (++bad <= mostNamed) console.error(`Line ${line} is left out: ${reason}.`)
}
try {
  const { history, lines } = await readSalesFile(file, name)
  if (bad > mostNamed) console.error(`… and ${bad - mostNamed} more lines are left out.`)
  if (!json) {
    console.log(
      `${lines} lines of ${history.products.length} products in ${history.lists.length} lists over ${history.days} days; ${bad} bad lines.\n`,
    )
  }
  const result = backtest(history, wanted)
  const figures = result.figures()
  if (json) process.stdout.write(`${JSON.stringify(figures)}\n`)
  else if (figures.length === 0) console.log('There is no case: the sales are too few, or of too few days, for these settings.')
  else console.log(backtestTable(result))
} catch (fault) {
  if (!(fault instanceof UnreadableFile)) throw fault
  stop(`${file}: ${fault.message}`)
}
