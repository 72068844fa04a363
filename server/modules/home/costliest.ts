import { attentionReasons, type AttentionReason } from '../../../contract/index.ts'

/** A list that needs attention, with what it is weighed by. */
export interface NeedingList {
  reason: AttentionReason
  list: { id: number; revenue30: number; savedAt: string | null }
}

/** Where most is lost first; where that is alike, the most urgent reason, then what was saved last. */
const byCost = ({ reason, list }: NeedingList, other: NeedingList): number =>
  other.list.revenue30 - list.revenue30 ||
  attentionReasons.indexOf(reason) - attentionReasons.indexOf(other.reason) ||
  (other.list.savedAt ?? '').localeCompare(list.savedAt ?? '') ||
  list.id - other.list.id

/** The lists whose state costs most, the costliest first; at least one of each reason, so that none is hidden behind the others. */
export function costliest<Needing extends NeedingList>(needing: readonly Needing[], most: number): Needing[] {
  const sorted = needing.toSorted(byCost)
  const ofEach = attentionReasons.flatMap((reason) => sorted.find((one) => one.reason === reason) ?? []).slice(0, most)
  const others = sorted.filter((one) => !ofEach.includes(one)).slice(0, most - ofEach.length)
  return [...ofEach, ...others].sort(byCost)
}
