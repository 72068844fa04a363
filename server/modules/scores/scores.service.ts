import {
  balancedWeights,
  type ExplainedScore,
  type ListReference,
  percentileParts,
  scoreComponents,
  type ScoreOverrule,
} from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { type Clock, shiftDay } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { askRoutine, type Runs } from '../../runs/index.ts'
import type { CatalogueService, StoreDay } from '../catalogue/index.ts'
import { type ListParts, listPartsRepository } from './list-parts.repository.ts'
import { scoresKind } from './scores.runs.ts'
import { type OverruleRow, scoresRepository } from './scores.repository.ts'

export interface ScoresDependencies {
  database: Database
  catalogue: CatalogueService
  runs: Runs
  clock: Clock
  afterwards: (storeId: string) => Promise<void>
}

/** What a merchant puts in the place of a computed score. */
export interface Overruling {
  score: number
  /** Last day, YYYY-MM-DD; null for always. */
  until: string | null
  reason: string
}

const showOverrule = (row: OverruleRow): ScoreOverrule => ({ ...row, at: row.at.toISOString() })

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

export type ScoresService = ReturnType<typeof scoresService>

/** samaraScores: explained, overruled, taken back, renewed. */
export const scoresService = ({ database, catalogue, runs, clock, afterwards }: ScoresDependencies) => {
  async function known(storeId: string, product: number): Promise<ReturnType<typeof scoresRepository>> {
    const scores = scoresRepository(database, storeId)
    if (!(await scores.knows(product))) throw new ProblemError('catalogue/unknown-product', `The store has no product ${product}.`)
    return scores
  }
  const renew = (storeId: string, queries: Queries = database): Promise<void> => askRoutine(runs, scoresKind, storeId, queries)

  return {
    /** How the score of a product came about in a list. Throws `catalogue/unknown-product`. */
    async read(storeId: string, list: ListReference, product: number): Promise<ExplainedScore> {
      const scores = await known(storeId, product)
      const { today } = await catalogue.day(storeId)
      const [row, overrule, asOf, basis] = await Promise.all([
        scores.score(list, product),
        scores.overrule(product, today),
        scores.asOf(),
        scores.learnedBasis(list),
      ])
      const components = scoreComponents.map((id, nth) => {
        const parts = row?.percentiles[nth] ?? null
        return {
          id,
          weight: balancedWeights[id],
          percentile: parts === null ? null : parts / percentileParts,
          figure: row?.figures[nth] ?? null,
        }
      })
      return {
        product,
        score: row?.score ?? null,
        components,
        demandBasis: basis ?? 'recent',
        overrule: overrule ? showOverrule(overrule) : null,
        asOf: row ? asOf : null,
      }
    },

    /**
     * Puts a score in the place of the computed one, in every list. Throws
     * `catalogue/unknown-product`, `score/past-day`, `request/invalid`.
     */
    async overrule(
      storeId: string,
      author: { id: string; name: string },
      product: number,
      { score, until, reason }: Overruling,
    ): Promise<ScoreOverrule> {
      const scores = await known(storeId, product)
      const { today } = await catalogue.day(storeId)
      if (until !== null && !isDay(until))
        throw new ProblemError('request/invalid', 'There is no such day.', {
          errors: [{ path: 'body.until', reason: 'is no day of the calendar' }],
        })
      if (until !== null && until < today)
        throw new ProblemError('score/past-day', `In the store it is ${today} already.`, {
          errors: [{ path: 'body.until', reason: `is before today, ${today}` }],
        })
      const at = clock.now()
      await scores.addOverrule(product, { score, until, reason, by: author.id, at })
      await afterwards(storeId)
      return { score, until, reason, by: author.name, at: at.toISOString() }
    },

    /** Lets the computed score count again. False where it did already. */
    async takeBack(storeId: string, product: number): Promise<boolean> {
      const { today } = await catalogue.day(storeId)
      const taken = await scoresRepository(database, storeId).takeBack(product, today, clock.now())
      if (taken) await afterwards(storeId)
      return taken
    },

    /** What the products of a list are weighed by. */
    async partsOf(storeId: string, list: ListReference): Promise<ListParts> {
      const { today } = await catalogue.day(storeId)
      return listPartsRepository(database, storeId).read(list, today)
    },

    /** On how many days each of some products sold, older ones counting less: what is known of their demand. */
    async evidenceOf(storeId: string, products: readonly number[]): Promise<Map<number, number>> {
      const { salesTo } = await catalogue.day(storeId)
      return listPartsRepository(database, storeId).evidence(products, salesTo)
    },

    /** Asks for fresh figures and scores, after products or sales have changed. */
    renew,

    /** Asks for them where those at hand are not those of yesterday: once a day, however many ask. */
    async renewIfOld(storeId: string, { today, asOf, requestedTo }: StoreDay): Promise<void> {
      const yesterday = shiftDay(today, -1)
      if ((asOf !== null && asOf >= yesterday) || requestedTo === yesterday) return
      await database.transaction().execute(async (transaction) => {
        if (await scoresRepository(transaction, storeId).askFor(yesterday)) await renew(storeId, transaction)
      })
    },
  }
}
