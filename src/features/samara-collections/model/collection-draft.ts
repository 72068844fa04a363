import { usualCriteria, type EnteringRule, type SamaraCollection } from '../../../../contract/index.ts'

/** The fields of a collection while somebody writes on them, and the groups that it uses. */
export interface CollectionDraft extends Pick<
  SamaraCollection,
  'name' | 'description' | 'active' | 'highlight' | 'searchable' | 'entering' | 'criteria' | 'groups'
> {
  /** YYYY-MM-DD; empty for none; or what somebody wrote there and is no day. */
  startDate: string
  endDate: string
}

/** What a new collection begins with. */
export const newCollection: CollectionDraft = {
  name: '',
  description: '',
  active: true,
  highlight: true,
  searchable: true,
  entering: 'end',
  criteria: [],
  startDate: '',
  endDate: '',
  groups: [],
}

/** A kept collection, to be written on. */
export const collectionDraftOf = (collection: SamaraCollection): CollectionDraft => {
  const { name, description, active, highlight, searchable, entering, criteria, groups, startDate, endDate } = collection
  return {
    name,
    description,
    active,
    highlight,
    searchable,
    entering,
    criteria,
    groups,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
  }
}

/**
 * A draft of a collection that has changed since, with these changes. Null where both changed
 * the same field: then somebody has to choose. Groups that came or went come and go here, too.
 */
export function broughtUp(draft: CollectionDraft, from: SamaraCollection, now: SamaraCollection): CollectionDraft | null {
  const [was, is] = [collectionDraftOf(from), collectionDraftOf(now)]
  const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)
  const { groups: _, ...fields } = draft
  const names = Object.keys(fields) as (keyof typeof fields)[]
  const [mine, theirs] = [draft, is].map((side) => names.filter((name) => differ(side[name], was[name])))
  if (theirs!.some((name) => mine!.includes(name) && differ(draft[name], is[name]))) return null
  const has = (groups: CollectionDraft['groups'], id: number): boolean => groups.some((group) => group.id === id)
  const groups = sameGroups(draft.groups, was.groups)
    ? is.groups
    : [
        ...draft.groups.filter(({ id }) => has(is.groups, id) || !has(was.groups, id)),
        ...is.groups.filter(({ id }) => !has(was.groups, id) && !has(draft.groups, id)),
      ]
  return { ...is, ...Object.fromEntries(mine!.map((name) => [name, draft[name]])), groups }
}

/** The fields as they are sent. */
export const fieldsOf = ({ groups: _, startDate, endDate, name, ...fields }: CollectionDraft) => ({
  ...fields,
  criteria: [...fields.criteria],
  name: name.trim(),
  startDate: startDate === '' ? null : startDate,
  endDate: endDate === '' ? null : endDate,
})

/** Groups as they are sent. */
export const usesOf = (groups: CollectionDraft['groups']): { id: number; exclude: boolean }[] =>
  groups.map(({ id, exclude }) => ({ id, exclude }))

/** Whether two collections use the same groups in the same way and sequence. */
export const sameGroups = (one: CollectionDraft['groups'], other: CollectionDraft['groups']): boolean =>
  JSON.stringify(usesOf(one)) === JSON.stringify(usesOf(other))

type Dates = Pick<CollectionDraft, 'startDate' | 'endDate'>

const isDay = (text: string): boolean => /^\d{4}-/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Whether each date is a day, or empty. */
export const areDays = ({ startDate, endDate }: Dates): boolean => [startDate, endDate].every((date) => date === '' || isDay(date))

/** Whether the last day is before the first. */
export const isReversed = ({ startDate, endDate }: Dates): boolean => isDay(startDate) && isDay(endDate) && endDate < startDate

/** Another rule for products that enter. Criteria begin with the usual ones, which are then to be seen and saved. */
export const entersBy = (draft: CollectionDraft, entering: EnteringRule): CollectionDraft => ({
  ...draft,
  entering,
  criteria: entering === 'criteria' && draft.criteria.length === 0 ? [...usualCriteria] : draft.criteria,
})
