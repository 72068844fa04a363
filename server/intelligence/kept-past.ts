import type { DemandModel } from './demand-model.ts'
import type { Choice } from './judged-past.ts'
import { KnownSales } from './known-sales.ts'
import { newcomerRates, youngRate } from './newcomers.ts'
import type { SalesHistory } from './sales-history.ts'
import { type PastMorning, walkForward } from './walk-forward.ts'

/** A morning of a shop's past: what was chosen to foretell by, and what a young product brought a day. */
interface KeptMorning {
  /** Days since 1970-01-01. */
  day: number
  youngRate: number
  /** Beside the horizons; null while there was no model. */
  choices: readonly (Choice | null)[]
}

/** A model with the morning on which it was trained. */
interface KeptModel {
  day: number
  model: DemandModel
}

/**
 * What a shop's past taught, morning by morning: small, and enough to try any configuration on
 * any of its lists later. It is what was known then, so it stays right however long it is kept.
 */
export interface KeptPast {
  /** First day of the shop's sales, in days since 1970-01-01. */
  firstDay: number
  horizons: readonly number[]
  mornings: readonly KeptMorning[]
  models: readonly KeptModel[]
}

/** Days from one morning to the next. */
export const keptEvery = 7
/** Days between two trainings: a merchant waits for them, and models change slowly. */
const trainedEvery = 56
/** Days before the first morning on which the model is judged already: four months of outcomes. */
const judgedBefore = 16 * 7

export interface PastSettings {
  horizons: readonly number[]
  /** Mornings at most: the last ones whose outcome is known for the shortest horizon. */
  mornings: number
  onProgress?: (done: number) => void
}

/** Mornings that can be looked back on, the last first counted from the end; none on which nothing could be known. */
function morningsOf({ days }: SalesHistory, { horizons, mornings }: PastSettings): number[] {
  const last = days - Math.min(...horizons)
  const first = Math.max(Math.ceil(Math.min(98, days / 2)), last - (mornings - 1) * keptEvery)
  const count = Math.max(0, Math.floor((last - first) / keptEvery) + 1)
  return Array.from({ length: count }, (_, nth) => last - (count - 1 - nth) * keptEvery)
}

/** Walks through a shop's past, trains its models, and keeps what each morning knew. */
export function keepPast(history: SalesHistory, settings: PastSettings): KeptPast {
  const { horizons, onProgress } = settings
  const days = morningsOf(history, settings)
  const mornings: KeptMorning[] = []
  const models: KeptModel[] = []
  const known = new Set<DemandModel>()
  const visit = ({ known: { day }, known: sales, lists, modelOf, choiceOf }: PastMorning): void => {
    for (const horizon of horizons) {
      const model = modelOf(horizon)
      if (model === null || known.has(model)) continue
      known.add(model)
      models.push({ day: history.firstDay + day, model })
    }
    mornings.push({ day: history.firstDay + day, youngRate: youngRate(sales, lists), choices: horizons.map(choiceOf) })
    onProgress?.(mornings.length / days.length)
  }
  walkForward(history, { days, horizons, visit, judgedFrom: Math.max(0, (days[0] ?? 0) - judgedBefore), trainedEvery })
  return { firstDay: history.firstDay, horizons, mornings, models }
}

/** Visits the mornings of a kept past by the sales of the whole shop, or of some of its lists alone. */
export function revisitPast(history: SalesHistory, past: KeptPast, visit: (morning: PastMorning, week: number) => void): void {
  const sales = new KnownSales(history)
  for (const [week, { day, youngRate: rate, choices }] of past.mornings.entries()) {
    sales.advanceTo(Math.max(day - history.firstDay, 0))
    const lists = sales.members().filter((members) => members.length > 0)
    const modelOf = (horizon: number): DemandModel | null =>
      past.models.findLast((kept) => kept.day <= day && kept.model.horizon === horizon)?.model ?? null
    const choiceOf = (horizon: number): Choice | null => choices[past.horizons.indexOf(horizon)] ?? null
    visit({ known: sales, lists, newcomerRates: newcomerRates(sales, lists, rate), modelOf, choiceOf }, week)
  }
}
