import type { LearnedBasis } from '../../contract/index.ts'
import { type DemandModel, type ModelPart, modelParts, modelScores } from './demand-model.ts'
import { estimate } from './block-bootstrap.ts'
import { firstPlaces } from './first-places.ts'
import type { KnownSales } from './known-sales.ts'
import { ListMorning } from './list-morning.ts'
import { demandOrderings } from './orderings.ts'
import { recentSales } from './recent-sales.ts'
import type { SalesHistory } from './sales-history.ts'
import { leastMembers, revenueBetween } from './training-weeks.ts'

/** What a shop's lists can be ordered by; the first one counts until there are outcomes. */
const candidates: readonly { basis: LearnedBasis; part: ModelPart }[] = [
  ...modelParts.map((part) => ({ basis: 'model' as const, part })),
  ...demandOrderings.map((basis) => ({ basis, part: 'all' as const })),
]
const firstSimple = modelParts.length

/** Mornings that are looked back on: half a year, since habits change. */
const mostMornings = 26
/** Days from one morning to the next. */
const daysBetween = 7
/** Places that are looked at; of a short list its first half. */
const usualDepth = 24

/** The products of a list, and those that each candidate put first. */
export interface ForetoldList {
  members: Int32Array
  first: readonly Int32Array[]
}

/** What is foretold of a list: by each of some models, and beside it by the simple orderings, which are alike for all. */
export function foretell(list: ListMorning, ofModels: readonly Record<ModelPart, Float64Array>[]): ForetoldList[] {
  const { members } = list
  const depth = Math.min(usualDepth, members.length >>> 1)
  const firstBy = (scores: Float64Array): Int32Array => firstPlaces(scores, depth).map((row) => members[row]!)
  const bySimple = demandOrderings.map((basis) => firstBy(list.simple(basis)))
  return ofModels.map((scores) => ({ members, first: [...modelParts.map((part) => firstBy(scores[part])), ...bySimple] }))
}

/** What was foretold on a morning, list after list. */
interface Foretold {
  day: number
  lists: readonly ForetoldList[]
}

/** What came of it: the shares of the revenue that the first places held, summed over lists, by candidate. */
interface Outcome {
  shares: Float64Array
  cases: number
}

/** What foretold best. */
export interface Choice {
  basis: LearnedBasis
  /** What of the model is asked, where it is the model. */
  part: ModelPart
  /** Lists on mornings whose outcome is known. */
  cases: number
  /** Mean share of the revenue that the first places held. */
  share: number
  /** The same of the best simple ordering. */
  simpleShare: number
}

/** Keeps, for one horizon, what the model and the simple orderings foretold, and looks up how good it was once the outcome is known. */
export class JudgedPast {
  readonly #history: SalesHistory
  readonly #horizon: number
  #waiting: Foretold[] = []
  readonly #outcomes: Outcome[] = []
  #chosen: { day: number; choice: Choice } | null = null

  constructor(history: SalesHistory, horizon: number) {
    this.#history = history
    this.#horizon = horizon
  }

  /** Takes down what is foretold on the morning of a day. */
  take(day: number, lists: readonly ForetoldList[]): void {
    this.#waiting.push({ day, lists })
  }

  /**
   * What foretold best, by the outcomes that were known on the morning of `today`. The first candidate
   * stays until another one was better beyond doubt: to follow every chance costs more than it brings.
   */
  choose(today: number): Choice {
    if (this.#chosen?.day !== today) this.#chosen = { day: today, choice: this.#choose(today) }
    return this.#chosen.choice
  }

  #choose(today: number): Choice {
    this.#settle(today)
    const cases = this.#outcomes.reduce((sum, outcome) => sum + outcome.cases, 0)
    const shareOf = (nth: number): number => (cases === 0 ? 0 : this.#outcomes.reduce((sum, { shares }) => sum + shares[nth]!, 0) / cases)
    const shares = candidates.map((_, nth) => shareOf(nth))
    const best = shares.indexOf(Math.max(...shares))
    const beyond = estimate(
      this.#outcomes.map((outcome) => ({ sum: outcome.shares[best]! - outcome.shares[0]!, cases: outcome.cases })),
      Math.ceil(this.#horizon / daysBetween),
      [-1, 1],
    )
    const chosen = beyond.low > 0 ? best : 0
    return { ...candidates[chosen]!, cases, share: shares[chosen]!, simpleShare: Math.max(...shares.slice(firstSimple)) }
  }

  #settle(today: number): void {
    const isOver = ({ day }: Foretold): boolean => day + this.#horizon <= today
    for (const foretold of this.#waiting.filter(isOver)) this.#outcomes.push(this.#outcomeOf(foretold))
    this.#waiting = this.#waiting.filter((foretold) => !isOver(foretold))
    this.#outcomes.splice(0, this.#outcomes.length - mostMornings)
  }

  #outcomeOf({ day, lists }: Foretold): Outcome {
    const revenue = revenueBetween(this.#history, day, day + this.#horizon)
    const outcome: Outcome = { shares: new Float64Array(candidates.length), cases: 0 }
    for (const { members, first } of lists) {
      let all = 0
      for (const product of members) all += revenue[product]!
      // What sold nothing says nothing.
      if (all === 0) continue
      outcome.cases++
      for (const [nth, products] of first.entries()) {
        let held = 0
        for (const product of products) held += revenue[product]!
        outcome.shares[nth]! += held / all
      }
    }
    return outcome
  }
}

/** The judged past of every horizon: what a list's products are like on a morning is worked out once for all of them. */
export class JudgedPasts {
  readonly #history: SalesHistory
  readonly #ofHorizon: ReadonlyMap<number, JudgedPast>

  constructor(history: SalesHistory, horizons: readonly number[]) {
    this.#history = history
    this.#ofHorizon = new Map(horizons.map((horizon) => [horizon, new JudgedPast(history, horizon)]))
  }

  choose(horizon: number, today: number): Choice {
    return this.#ofHorizon.get(horizon)!.choose(today)
  }

  /** Takes down what the model of each horizon and the simple orderings foretell now; nothing of a horizon that has no model. */
  take(
    known: KnownSales,
    lists: readonly Int32Array[],
    newcomerRates: Float64Array,
    models: ReadonlyMap<number, DemandModel | null>,
  ): void {
    const present = [...models].flatMap(([horizon, model]) => (model === null ? [] : [{ horizon, model, lists: [] as ForetoldList[] }]))
    if (present.length === 0) return
    const recent = recentSales(this.#history, known.day)
    for (const members of lists) {
      if (members.length < leastMembers) continue
      const list = new ListMorning(known, recent, newcomerRates, members)
      const ofModels = present.map(({ model }) => modelScores(model, list.features, list.withoutModel))
      for (const [nth, foretold] of foretell(list, ofModels).entries()) present[nth]!.lists.push(foretold)
    }
    for (const { horizon, lists: foretold } of present) this.#ofHorizon.get(horizon)!.take(known.day, foretold)
  }
}
