import {
  arrange,
  type AutomationOrder,
  type Exploring,
  limits,
  type ListReference,
  pinMap,
  type ProposedMove,
  type ProposedOrder,
  type Rules,
  type Sequence,
} from '../../../contract/index.ts'
import { exploringPlaces } from '../../intelligence/exploring.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import type { CatalogueService, ListColumns } from '../catalogue/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import type { ScoresService } from '../scores/index.ts'
import { changeOf } from './list-change.ts'
import { plannedSequence } from './planned-sequence.ts'

/** What is proposed for a list. */
export interface Proposing {
  order: AutomationOrder
  /** Null keeps the list's own. */
  rules: Rules | null
  exploring: Exploring | null
}

/** Days of the figures, and of a week. */
const month = 30
const week = 7

/** The products of the first places that stand elsewhere now, with the facts that explain it. */
function movesOf(
  before: Sequence,
  after: Sequence,
  { products, facts }: ListColumns,
  expected: ReadonlyMap<number, number>,
  explored: ReadonlySet<number>,
): ProposedMove[] {
  const placeBefore = new Map(Array.from(before, (product, place) => [product, place + 1]))
  const rowOf = new Map(products.id.map((product, row) => [product, row]))
  return Array.from(after.subarray(0, limits.list.firstPlaces)).flatMap((product, place): ProposedMove[] => {
    const from = placeBefore.get(product)
    const row = rowOf.get(product)
    if (from === undefined || row === undefined || from === place + 1) return []
    const units30 = products.units30[row]!
    const stock = products.stock[row]!
    const brings = expected.get(product)
    return [
      {
        product,
        name: products.name[row]!,
        imageUrl: products.imageUrl[row]!,
        from,
        to: place + 1,
        units30,
        revenue30: products.revenue30[row]!,
        stock,
        stockWeeks: units30 > 0 ? (stock * month) / units30 / week : null,
        age: facts.ageOf(product),
        expected: brings === undefined || Number.isNaN(brings) ? null : Math.round(brings),
        explored: explored.has(product),
      },
    ]
  })
}

export interface ProposeParts {
  catalogue: CatalogueService
  ordering: OrderingService
  scores: ScoresService
}

/** What a configuration would make of a list now; changes nothing. Throws the problem of a list that is not there. */
export const proposeOrder = ({ catalogue, ordering, scores }: ProposeParts) => {
  const planned = plannedSequence({ catalogue, scores })
  return async (storeId: string, list: ListReference, { order, rules, exploring }: Proposing): Promise<ProposedOrder> => {
    const columns = await catalogue.columns(storeId, await catalogue.list(storeId, list))
    const members = columns.products.id
    const parts = await scores.partsOf(storeId, list)
    const present = await ordering.arrangementOf(storeId, list, members)
    const pins = pinMap(present.pins)
    const arranged = (sequence: Sequence): Sequence => arrange({ sequence, pins, rules: rules ?? present.rules }, columns.facts)
    const configuration = { order, exploring }
    const { publishedVersion } = await ordering.progress(storeId, list)
    const published = publishedVersion === null ? null : await ordering.viewOfVersion(storeId, list, publishedVersion)
    const before = published ?? Int32Array.from(members)
    const after = arranged(await planned(storeId, list, { sequence: present.sequence, parts, configuration }))
    const plain = exploring
      ? arranged(await planned(storeId, list, { sequence: present.sequence, parts, configuration: { order } }))
      : after
    const places = exploringPlaces(after.length)
    const usual = new Set(plain.subarray(0, places))
    const explored = new Set(after.subarray(0, places).filter((product) => !usual.has(product)))
    const expected = new Map(Array.from(parts.products, (product, row) => [product, parts.expected[row]!]))
    const change = await inTurns(changeOf(before, after, (product) => expected.get(product) || 0))
    return { scored: parts.products.length > 0, moves: movesOf(before, after, columns, expected, explored), ...change }
  }
}
