import {
  type AssistantPlan,
  type AssistantStep,
  assistantSteps,
  type AutomationConfiguration,
  type BacktestConfiguration,
  type BacktestRunList,
  goalPresets,
  keyOfList,
  type ListReference,
  noRules,
} from '../../../../contract/index.ts'

/** Where everybody begins. */
export const firstPlan: AssistantPlan = {
  step: 'goal',
  goal: 'sell-more',
  group: 'category',
  lists: [],
  rules: { ...noRules, soldOutLast: true },
  exploring: null,
  end: 'now',
  approval: false,
  at: null,
}

export const isChosen = ({ lists }: AssistantPlan, list: ListReference): boolean => lists.some((one) => keyOfList(one) === keyOfList(list))

/** The step before, and the one after; undefined at the ends. */
export const stepBeside = (step: AssistantStep, by: -1 | 1): AssistantStep | undefined => assistantSteps[assistantSteps.indexOf(step) + by]

/** What is tried on the past of all lists: the goal alone, since each list keeps its own rules until others are chosen. */
export const triedOf = ({ goal }: Pick<AssistantPlan, 'goal'>): BacktestConfiguration => ({
  order: { preset: goalPresets[goal] },
  rules: null,
  exploring: null,
})

/** Another goal, or another level: lists of the one before are none of the other. */
export const withGoal = (plan: AssistantPlan, change: Partial<Pick<AssistantPlan, 'goal' | 'group'>>): AssistantPlan => ({
  ...plan,
  ...change,
  lists: change.group === undefined || change.group === plan.group ? plan.lists : [],
})

/** Lists that are offered first: those that are better beyond doubt, as many as one can look over. */
const offered = 10
export const proposedLists = (lists: readonly BacktestRunList[]): ListReference[] =>
  lists
    .filter(({ verdict }) => verdict?.says === 'better')
    .slice(0, offered)
    .map(({ list }) => list)

/** What the chosen lists would gain together; null where none has a figure. */
export function gainOf(plan: AssistantPlan, lists: readonly BacktestRunList[]): number | null {
  const gains = lists.filter(({ list, gain }) => gain !== null && isChosen(plan, list)).map(({ gain }) => gain!)
  return gains.length === 0 ? null : gains.reduce((sum, gain) => sum + gain, 0)
}

/** Monday, and when it runs there. */
const weekly = { every: 'week', weekday: 1, at: '06:00' } as const
/** What may change of a first screen at once, in hundredths. */
const firstScreen = 50

/**
 * The magic ordering that a plan becomes: one that runs now rests afterwards, one that runs once has that day alone.
 * @param when what the clocks of the store show when it runs once
 */
export function configurationOf(
  { goal, lists, rules, exploring, end, approval }: AssistantPlan,
  when: { day: string; time: string } | null,
): AutomationConfiguration {
  const once = end === 'once' ? when : null
  return {
    targets: { by: 'lists', lists: lists.map(({ kind, id }) => ({ kind, id })) },
    order: { preset: goalPresets[goal] },
    exploring,
    rules,
    cadence: once ? { every: 'day', at: once.time } : weekly,
    startsOn: once?.day ?? null,
    endsOn: once?.day ?? null,
    paused: end === 'now',
    // Whoever presses the button has seen the change; what runs later by itself has a limit.
    guards: { firstScreen: end === 'now' ? null : firstScreen, places: null, gain: null, approval, quiet: null },
    priority: 50,
  }
}

/** What keeps a plan from going on from its step; null where nothing does. */
export function missingOf(plan: AssistantPlan): 'lists' | 'at' | null {
  const beyond = plan.step !== 'goal'
  if (beyond && plan.lists.length === 0) return 'lists'
  return plan.step === 'publish' && plan.end === 'once' && plan.at === null ? 'at' : null
}
