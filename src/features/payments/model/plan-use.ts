import { planLimitNames, type PlanLimitName, plans, planThatLifts, type PlanName, type PlanUse } from '../../../../contract/index.ts'

/** What is used of a plan, as bars show it. Reports are no number of things, and stand in the comparison alone. */
export const countedLimits = planLimitNames.filter((name): name is Exclude<PlanLimitName, 'reports'> => name !== 'reports')
export type CountedLimit = (typeof countedLimits)[number]

/** How near a limit is: reached, nearly reached, or far. */
export type LimitDistance = 'reached' | 'near' | 'far'

/** Above this share of a limit it is nearly reached. */
const nearShare = 0.9

/** How near the limit is. Where a plan has no such thing at all, nothing of it is reached. */
export function distanceOf({ used, most }: PlanUse[PlanLimitName]): LimitDistance {
  if (most === null || (most === 0 && used === 0)) return 'far'
  if (used >= most) return 'reached'
  return used / most >= nearShare ? 'near' : 'far'
}

/** A limit that allows no more, and the smallest plan that does; null where no plan goes further. */
export interface ReachedLimit {
  limit: PlanLimitName
  liftedBy: PlanName | null
}

/** The same where it is met. */
export interface LimitHere extends ReachedLimit {
  /** Who chooses the plan; null where it is the person who looks, empty where that is not known. */
  payer: string | null
}

/** Whether nothing can be added, and which plan allows it. */
export function reachedLimit(limit: CountedLimit, use: PlanUse): ReachedLimit | null {
  const { used, most } = use[limit]
  return most === null || used < most ? null : { limit, liftedBy: planThatLifts(limit, used + 1) }
}

/** The limits that are reached, those of which something is used. */
export const reachedLimits = (use: PlanUse): readonly ReachedLimit[] =>
  countedLimits.flatMap((limit) => (distanceOf(use[limit]) === 'reached' ? (reachedLimit(limit, use) ?? []) : []))

/** How many of a thing a plan allows; null where there is no limit. */
export const allowedBy = (plan: PlanName, limit: PlanLimitName): number | null => plans[plan].limits[limit]
