import type { AutomationConfiguration, ListReference, Sequence } from '../../../contract/index.ts'
import { explore, seedOf } from '../../intelligence/exploring.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import type { ListParts, ScoresService } from '../scores/index.ts'
import { weighedSequence, weightsOf } from './weigh-list.ts'

/** What a sequence is made of. */
interface ToPlan {
  sequence: Sequence
  parts: ListParts
  configuration: Pick<AutomationConfiguration, 'order' | 'exploring'>
}

const kinds = ['category', 'collection', 'samara'] as const

/** The products of a list by a configuration, before its rules: weighed, and explored where it explores. The same on the same day. */
export const plannedSequence =
  ({ catalogue, scores }: { catalogue: Pick<CatalogueService, 'day'>; scores: Pick<ScoresService, 'evidenceOf'> }) =>
  async (storeId: string, list: ListReference, { sequence, parts, configuration: { order, exploring } }: ToPlan): Promise<Sequence> => {
    const weighed = weighedSequence(sequence, parts, weightsOf(order))
    if (!exploring) return weighed
    const { today } = await catalogue.day(storeId)
    const expected = new Map(Array.from(parts.products, (product, row) => [product, parts.expected[row]!]))
    const evidence = await scores.evidenceOf(storeId, Array.from(weighed))
    const demandOf = (product: number) => ({ expected: expected.get(product) || 0, evidence: evidence.get(product) ?? 0 })
    const day = Date.parse(`${today}T00:00:00Z`) / 86_400_000
    return explore(weighed, demandOf, exploring, seedOf(exploring.seed, day, list.id, kinds.indexOf(list.kind)))
  }
