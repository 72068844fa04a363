import type { FirstSteps } from '../../../../contract/index.ts'

/** The way from a store to an ordering that shoppers see. */
export const firstStepNames = ['connect', 'synchronise', 'order', 'review', 'publish'] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** Which of them are done, by what happened in the store. */
export function doneSteps(steps: FirstSteps | null): ReadonlySet<FirstStepName> {
  const done: Readonly<Record<FirstStepName, boolean>> = {
    connect: true,
    synchronise: steps !== null,
    order: steps?.ordered ?? false,
    review: steps?.reviewed ?? false,
    publish: steps?.published ?? false,
  }
  return new Set(firstStepNames.filter((name) => done[name]))
}

/** What is to be done next; null when all of it is done. */
export const nextStep = (done: ReadonlySet<FirstStepName>): FirstStepName | null => firstStepNames.find((name) => !done.has(name)) ?? null
