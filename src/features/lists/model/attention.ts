import { listStatus, type ListKind, type ListStatus, type OrderedList } from '../../../../contract/index.ts'

/** A list that somebody may have to look at. */
export interface AttentionLine {
  kind: ListKind
  id: number
  name: string
  /** Names of a category's ancestors, joined by ` / `. */
  routeBefore: string
  status: ListStatus
  savedAt: string | null
}

const needing: readonly ListStatus[] = ['failed', 'done-with-errors', 'drifted', 'draft']

/** Whether somebody should look at a list of that status. */
export const needsAttention = (status: ListStatus): boolean => needing.includes(status)

interface NamedList {
  id: number
  name: string
  route?: string
}

/** The lists that somebody ordered, with their names; those whose name is not known are left out. */
export function orderedLines(kind: ListKind, states: readonly OrderedList[], named: readonly NamedList[]): AttentionLine[] {
  const known = new Map(named.map((list) => [list.id, list]))
  return states.flatMap((state) => {
    const list = known.get(state.id)
    const status = listStatus(state)
    if (!list || status === 'never') return []
    return [{ kind, id: list.id, name: list.name, routeBefore: list.route ?? '', status, savedAt: state.savedAt }]
  })
}
