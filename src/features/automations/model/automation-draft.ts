import {
  limits,
  listKey,
  noRules,
  type PresetName,
  presetNames,
  presetWeights,
  scoreComponents,
  type Automation,
  type AutomationConfiguration,
  type AutomationTargets,
  type Exploring,
  type ListReference,
  type Rules,
  type ScoreWeights,
} from '../../../../contract/index.ts'

type Guards = AutomationConfiguration['guards']

/** An automation while somebody writes on it: what is not chosen at the moment is kept, and may be incomplete. */
export interface AutomationDraft {
  name: string
  by: AutomationTargets['by']
  lists: readonly ListReference[]
  below: number | null
  contains: string
  weights: ScoreWeights
  /** Null: each list keeps its own. */
  rules: Rules | null
  /** What new products get; null for nothing. */
  exploring: Exploring | null
  every: AutomationConfiguration['cadence']['every']
  /** HH:MM; null while nothing is written. */
  at: string | null
  /** Monday is 1. */
  weekday: number
  /** YYYY-MM-DD; empty for none; or what somebody wrote there and is no day. */
  startsOn: string
  endsOn: string
  paused: boolean
  guards: Omit<Guards, 'quiet'>
  quiet: { from: string | null; to: string | null } | null
  priority: number
}

/** What a new one begins with: the best sellers, every night, and nothing that turns a first screen upside down. */
export const newAutomation: AutomationDraft = {
  name: '',
  by: 'lists',
  lists: [],
  below: null,
  contains: '',
  weights: presetWeights['best-sellers'],
  rules: { ...noRules, soldOutLast: true },
  exploring: null,
  every: 'day',
  at: '04:00',
  weekday: 1,
  startsOn: '',
  endsOn: '',
  paused: false,
  guards: { firstScreen: 50, places: null, gain: null, approval: false },
  quiet: null,
  priority: 50,
}

const nowhere = { lists: [], below: null, contains: '' } as const

function targetsIn(targets: AutomationTargets): Pick<AutomationDraft, 'by' | 'lists' | 'below' | 'contains'> {
  if (targets.by === 'lists') return { ...nowhere, by: 'lists', lists: targets.lists }
  return targets.by === 'below'
    ? { ...nowhere, by: 'below', below: targets.category }
    : { ...nowhere, by: 'name', contains: targets.contains }
}

/** A kept automation, to be written on. */
export function draftOf({ name, configuration }: Pick<Automation, 'name' | 'configuration'>): AutomationDraft {
  const { targets, order, rules, exploring, cadence, startsOn, endsOn, paused, guards, priority } = configuration
  const { quiet, ...others } = guards
  return {
    name,
    ...targetsIn(targets),
    weights: 'preset' in order ? presetWeights[order.preset] : order.weights,
    rules,
    exploring: exploring ?? null,
    every: cadence.every,
    at: 'at' in cadence ? cadence.at : newAutomation.at,
    weekday: cadence.every === 'week' ? cadence.weekday : newAutomation.weekday,
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    paused,
    guards: others,
    quiet,
    priority,
  }
}

/** Which preset has these weights; null where they are somebody's own. */
export const presetOf = (weights: ScoreWeights): PresetName | null =>
  presetNames.find((name) => scoreComponents.every((part) => presetWeights[name][part] === weights[part])) ?? null

/** What is missing or cannot be; each has its field. */
export const draftFaults = ['name', 'lists', 'below', 'contains', 'weights', 'at', 'startsOn', 'endsOn', 'reversed', 'quiet'] as const
export type DraftFault = (typeof draftFaults)[number]

const isDay = (text: string): boolean => /^\d{4}-/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Everything that keeps a draft from being saved, from top to bottom. */
export function faultsOf(draft: AutomationDraft): DraftFault[] {
  const { by, every, startsOn, endsOn, quiet } = draft
  const is: Record<DraftFault, boolean> = {
    name: draft.name.trim() === '',
    lists: by === 'lists' && (draft.lists.length === 0 || draft.lists.length > limits.automation.lists),
    below: by === 'below' && draft.below === null,
    contains: by === 'name' && draft.contains.trim() === '',
    weights: scoreComponents.every((part) => draft.weights[part] === 0),
    at: (every === 'day' || every === 'week') && draft.at === null,
    startsOn: startsOn !== '' && !isDay(startsOn),
    endsOn: endsOn !== '' && !isDay(endsOn),
    reversed: isDay(startsOn) && isDay(endsOn) && endsOn < startsOn,
    quiet: quiet !== null && (quiet.from === null || quiet.to === null),
  }
  return draftFaults.filter((fault) => is[fault])
}

/** The lists that a draft is for, as far as they are chosen; null where nothing is. */
export function targetsOf({ by, lists, below, contains }: AutomationDraft): AutomationTargets | null {
  if (by === 'lists') return lists.length === 0 ? null : { by, lists: lists.map(({ kind, id }) => ({ kind, id })) }
  if (by === 'below') return below === null ? null : { by, category: below }
  return contains.trim() === '' ? null : { by, contains: contains.trim() }
}

function cadenceOf({ every, at, weekday }: AutomationDraft): AutomationConfiguration['cadence'] {
  const time = at ?? newAutomation.at!
  if (every === 'day') return { every, at: time }
  return every === 'week' ? { every, weekday, at: time } : { every }
}

/** What is tried on the past: the part of a draft that says how lists are ordered. */
export function orderOf(weights: ScoreWeights): AutomationConfiguration['order'] {
  const preset = presetOf(weights)
  return preset === null ? { weights } : { preset }
}

/** A draft as it is sent; null as long as it has faults. */
export function configurationOf(draft: AutomationDraft): AutomationConfiguration | null {
  const targets = targetsOf(draft)
  if (targets === null || faultsOf(draft).length > 0) return null
  const { weights, rules, exploring, startsOn, endsOn, paused, guards, quiet, priority } = draft
  return {
    targets,
    order: orderOf(weights),
    rules,
    exploring,
    cadence: cadenceOf(draft),
    startsOn: startsOn === '' ? null : startsOn,
    endsOn: endsOn === '' ? null : endsOn,
    paused,
    guards: { ...guards, quiet: quiet?.from && quiet.to ? { from: quiet.from, to: quiet.to } : null },
    priority,
  }
}

/** Whether two drafts would be saved alike. */
export const sameDraft = (one: AutomationDraft, other: AutomationDraft): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A list among the chosen ones, by {@link listKey}. */
export const withLists = (draft: AutomationDraft, keys: readonly string[], all: readonly ListReference[]): AutomationDraft => {
  const known = new Map([...draft.lists, ...all].map((list) => [listKey(list.kind, list.id), list]))
  return { ...draft, lists: keys.flatMap((key) => known.get(key) ?? []).map(({ kind, id }) => ({ kind, id })) }
}
