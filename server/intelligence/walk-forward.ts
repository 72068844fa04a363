import { type DemandModel, leastDays, modelScores, trainDemandModel } from './demand-model.ts'
import { type Choice, JudgedPasts } from './judged-past.ts'
import { KnownSales } from './known-sales.ts'
import type { ListMorning } from './list-morning.ts'
import { newcomerRates } from './newcomers.ts'
import type { SalesHistory } from './sales-history.ts'
import { mostTrainingDays, type TrainingDay, trainingDay } from './training-weeks.ts'

/** Days between two trainings while the past is walked through. */
const usuallyTrainedEvery = 28
/** What is known is taken down once a week, from this day on. */
const firstTakenDay = 28
const takenEvery = 7

/** A morning of the past, with the models of that morning. */
export interface PastMorning {
  known: KnownSales
  lists: readonly Int32Array[]
  newcomerRates: Float64Array
  modelOf: (horizon: number) => DemandModel | null
  /** What foretold best so far; null while there is no model. */
  choiceOf: (horizon: number) => Choice | null
}

/** What each product of a list is expected to bring beside the others, by what foretold best until a morning: amounts in proportion. */
export function demandScores(
  { modelOf, choiceOf }: Pick<PastMorning, 'modelOf' | 'choiceOf'>,
  list: ListMorning,
  horizon: number,
): Float64Array {
  const model = modelOf(horizon)
  const choice = choiceOf(horizon)
  if (model === null || choice === null) return list.withoutModel
  if (choice.basis !== 'model') return list.simple(choice.basis)
  return inProportion(modelScores(model, list.features, list.withoutModel)[choice.part])
}

/** Amounts of which these are the logarithms; the highest becomes 1. */
function inProportion(logarithms: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY
  for (const each of logarithms) highest = Math.max(highest, each)
  return logarithms.map((each) => Math.exp(each - highest))
}

/** A walk through a shop's past from its beginning. */
export interface Walk {
  /** Ascending. */
  days: readonly number[]
  horizons: readonly number[]
  visit: (morning: PastMorning) => void
  /**
   * The first day on which a model is trained and judged: a walk to the present alone need not look back on all of the past.
   * @default as early as can be
   */
  judgedFrom?: number
  /** Days between two trainings. @default 28 */
  trainedEvery?: number
}

/**
 * Visits the mornings of some days with what was known then: models, too, are
 * trained on outcomes of earlier days alone, and judged by such outcomes.
 */
export function walkForward(
  history: SalesHistory,
  { days, horizons, visit, judgedFrom = 0, trainedEvery = usuallyTrainedEvery }: Walk,
): void {
  const known = new KnownSales(history)
  const taken: TrainingDay[] = []
  let models = new Map<number, DemandModel | null>()
  let trainedOn = Number.NEGATIVE_INFINITY
  const judged = new JudgedPasts(history, horizons)
  const last = days.at(-1) ?? -1
  const visited = new Set(days)
  const firstTaken = Math.max(firstTakenDay, judgedFrom - mostTrainingDays * takenEvery)
  for (let day = 0; day <= last; day++) {
    const isTaken = day >= firstTaken && (day - firstTakenDay) % takenEvery === 0
    if (!isTaken && !visited.has(day)) continue
    known.advanceTo(day)
    const lists = known.members().filter((members) => members.length > 0)
    const rates = newcomerRates(known, lists)
    if (day >= Math.max(leastDays, judgedFrom) && (day - trainedOn >= trainedEvery || day === last)) {
      models = new Map(horizons.map((horizon) => [horizon, trainDemandModel(history, taken, horizon, day)]))
      trainedOn = day
    }
    if (visited.has(day)) {
      const modelOf = (horizon: number): DemandModel | null => models.get(horizon) ?? null
      const choiceOf = (horizon: number): Choice | null => (modelOf(horizon) === null ? null : judged.choose(horizon, day))
      visit({ known, lists, newcomerRates: rates, modelOf, choiceOf })
    }
    if (!isTaken) continue
    judged.take(known, lists, rates, models)
    taken.push(trainingDay(known, lists, rates))
    if (taken.length > mostTrainingDays) taken.shift()
  }
}
