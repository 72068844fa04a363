import type { FirstSteps, OrderedList } from '../../../contract/index.ts'

/** How far a store has come, by the lists that a person may see. */
export function firstSteps(lists: readonly OrderedList[]): FirstSteps {
  const saved = lists.filter(({ savedAt }) => savedAt !== null).toSorted((a, b) => (a.savedAt! < b.savedAt! ? 1 : -1))
  const next = saved.find(({ version, publishedVersion }) => version !== publishedVersion)
  return {
    ordered: saved.length > 0,
    reviewed: lists.some(({ state, nextAt, publishedAt }) => state !== null || nextAt !== null || publishedAt !== null),
    published: lists.some(({ publishedVersion }) => publishedVersion !== null),
    next: next ? { kind: next.kind, id: next.id } : null,
  }
}
