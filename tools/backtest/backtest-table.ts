import type { BacktestResult, OrderingName } from '../../server/intelligence/backtest.ts'
import type { Verdict } from '../../server/intelligence/verdict.ts'

const part = (share: number): string => share.toFixed(4)
const points = (share: number): string => `${share >= 0 ? '+' : '−'}${Math.abs(100 * share).toFixed(2)}`

/** How a verdict reads: it speaks of the worst of the shown depths, and praises nothing whose interval contains zero. */
export function verdictSentence({ says, worst }: Verdict, ordering: string, other: string): string {
  const figures = `at the worst depth, the first ${worst.first}: ${points(worst.mean)} points of the revenue, ${points(worst.low)} to ${points(worst.high)}`
  if (says === 'undecided') return `Between ${ordering} and ${other} there is no clear difference (${figures}).`
  return `${ordering} holds ${says === 'better' ? 'more' : 'less'} than ${other} (${figures}).`
}

/**
 * How much of what lies between the best simple ordering and the future itself
 * the model closes, in hundredths; null where there is nothing between.
 */
export function closedPart(result: BacktestResult, days: number, first: number): number | null {
  const shareOf = (ordering: string): number =>
    result.figures().find((figure) => figure.ordering === ordering && figure.days === days && figure.first === first)?.share ?? 0
  const simple = shareOf(result.bestSimple(days, first))
  const gap = shareOf('oracle') - simple
  return gap <= 0 ? null : (100 * (shareOf('samara') - simple)) / gap
}

/** In how many lists an ordering holds more than another, and in which less. */
function listsSentence(result: BacktestResult, days: number, ordering: OrderingName, other: OrderingName): string {
  const lists = Map.groupBy(result.lists(days), (list) => result.verdict(days, ordering, other, list)?.says ?? 'undecided')
  const counted = (says: Verdict['says']): number => lists.get(says)?.length ?? 0
  const less = counted('worse') === 0 ? '' : ` (${lists.get('worse')!.join(', ')})`
  return `List by list: more in ${counted('better')}, less in ${counted('worse')}${less}, no clear difference in ${counted('undecided')}.`
}

/** The whole result as a text of tables. */
export function backtestTable(result: BacktestResult): string {
  const { days: horizons, first: depths } = result.settings
  const figures = result.figures()
  const texts = horizons.map((days) => {
    const ofDays = figures.filter((figure) => figure.days === days)
    if (ofDays.length === 0) return `The following ${days} days: no case.`
    const width = Math.max(...result.orderings.map((name) => name.length))
    const rows = result.orderings.map((ordering) =>
      [
        ordering.padEnd(width),
        ...depths.map((first) => {
          const { share, low, high } = ofDays.find((figure) => figure.ordering === ordering && figure.first === first)!
          return `${part(share)} (${part(low)}–${part(high)})`
        }),
      ].join('  '),
    )
    const head = [''.padEnd(width), ...depths.map((first) => `first ${first}`.padEnd(22))].join('  ').trimEnd()
    const sentences = depths.flatMap((first) => {
      const simple = result.bestSimple(days, first)
      const closed = closedPart(result, days, first)
      return closed === null ? [] : [`First ${first}: samara closes ${closed.toFixed(1)} % of the gap between ${simple} and the oracle.`]
    })
    const simple = result.bestSimple(days, depths[Math.floor(depths.length / 2)]!)
    const verdict = result.verdict(days, 'samara', simple)
    return [
      `The following ${days} days: ${ofDays[0]!.cases} cases in ${result.lists(days).length} lists; share of the revenue that the first places held, with 95 % intervals`,
      head,
      ...rows,
      ...sentences,
      ...(verdict === null ? [] : [verdictSentence(verdict, 'samara', simple), listsSentence(result, days, 'samara', simple)]),
    ].join('\n')
  })
  return [...texts, 'What stood high also sold because it stood high: no ordering of the past can be freed of that.'].join('\n\n')
}
