import { topicNamed, type HelpScreen, type Topic, type TopicName, type TopicStep } from './topics.ts'

/** Where somebody is in a tour. `step` from 0; as many as there are steps: it is over. */
export interface TourPlace {
  topic: TopicName
  step: number
}

export const beginTour = (topic: TopicName): TourPlace => ({ topic, step: 0 })

/** The step that is to be done; null when the tour is over. */
export const stepOf = ({ topic, step }: TourPlace): TopicStep | null => topicNamed(topic).steps[step] ?? null

export const forward = (place: TourPlace): TourPlace => ({
  ...place,
  step: Math.min(place.step + 1, topicNamed(place.topic).steps.length),
})

/**
 * Where one is once a control was used: after the last step that it is of. Steps
 * that wait for a use or to be read hold nobody up who is at a later one already.
 */
export function pastUsed(place: TourPlace, isUse: (control: TopicStep['controls'][number]) => boolean): TourPlace {
  const steps: Topic['steps'] = topicNamed(place.topic).steps
  let step = place.step
  for (let at = place.step; at < steps.length; at += 1) {
    const { until, controls } = steps[at]!
    if (until !== 'used' && until !== 'read') break
    if (until === 'used' && controls.some(isUse)) step = at + 1
  }
  return step === place.step ? place : { ...place, step }
}

/** What the page looks like at the moment. */
export interface Sight {
  screen: string | null
  /** Whether a control is on the page. */
  sees: (control: TopicStep['controls'][number]) => boolean
}

/** Whether a step is done by how the page looks; a step that waits for a press of its control, or to be read, is done by that alone. */
export function isDone({ until }: TopicStep, { screen, sees }: Sight): boolean {
  if (until === 'used' || until === 'read') return false
  return 'at' in until ? until.at.includes(screen as HelpScreen) : sees(until.there)
}

/**
 * The step to ask for: what is done already is passed over. A step whose
 * control is nowhere, while the next one’s is there, was done in another way.
 */
export function settle(place: TourPlace, sight: Sight): TourPlace {
  const steps: Topic['steps'] = topicNamed(place.topic).steps
  const present = (at: number): boolean => steps[at]?.controls.some((control) => sight.sees(control)) ?? false
  let at = place.step
  while (at < steps.length) {
    const elsewhere = at > 0 && !present(at) && present(at + 1)
    const step = steps[at]!
    const needless = step.unless !== undefined && sight.sees(step.unless)
    if (!isDone(step, sight) && !needless && !elsewhere) break
    at += 1
  }
  return at === place.step ? place : { ...place, step: at }
}
