import type { ListReference } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { runRepository, type Runs } from '../../runs/index.ts'
import { listOf, publicationKind, type PublicationStage } from './publication-kind.ts'

const stages = Object.keys(publicationKind.states) as PublicationStage[]

/** Who answers for publications that a person asked for, and that go on without them. */
export const passOn = (runs: Runs) => ({
  /** How many publications of each person have not ended. */
  async openByPerson(queries: Queries, storeId: string): Promise<Map<string, number>> {
    const found = await runRepository<PublicationStage>(queries, storeId, publicationKind).openByPerson()
    return new Map(found.map(({ person, runs: count }) => [person, count]))
  },

  /**
   * Lets another person answer for what a person asked for and has not ended.
   * `only`: of what is scheduled, the lists that this holds for. Returns how many.
   */
  async passOn(queries: Queries, storeId: string, from: string, to: string, only?: (list: ListReference) => boolean): Promise<number> {
    const inside = runRepository<PublicationStage>(queries, storeId, publicationKind)
    const states: readonly PublicationStage[] = only ? ['scheduled'] : stages
    const open = await inside.openOf(from, states)
    const passed = only ? open.filter(({ subject }) => only(listOf(subject))) : open
    await inside.setPerson(
      passed.map(({ id }) => id),
      to,
    )
    for (const { id } of passed) await runs.notify(queries, publicationKind, { storeId, id })
    return passed.length
  },
})
