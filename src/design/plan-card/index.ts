/** A plan that can be bought. */
export { PlanCard, type PlanCardProps } from './plan-card.tsx'
export { planLooks, type PlanLook } from './plan-card.variants.ts'
