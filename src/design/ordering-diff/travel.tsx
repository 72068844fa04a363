import { MoveDownIcon, MoveUpIcon, TowardsIcon } from '../icon/index.ts'
import type { Change } from './difference.ts'
import { kindLooks } from './ordering-diff.variants.ts'
import type { Texts } from './ordering-diff.words.ts'

export interface TravelProps {
  change: Change
  texts: Texts
}

/** Where a product was and where it goes, so that positions stand under each other. */
export function Travel({ change: { from, to }, texts: { number } }: TravelProps) {
  return (
    <span
      aria-hidden
      className="grid w-29 shrink-0 @max-lg:w-auto @max-lg:min-w-22 grid-cols-[1fr_1rem_1fr] items-center gap-1 text-sm tabular-nums"
    >
      <span className="text-end text-muted">{from === null ? '—' : number(from)}</span>
      <TowardsIcon className="size-3.5 text-subtle" />
      <span className="font-semibold">{to === null ? '—' : number(to)}</span>
    </span>
  )
}

/** By how much, or that it enters or leaves. */
export function Distance({ change, texts: { say, number } }: TravelProps) {
  const { kind, from, to } = change
  if (from === null || to === null) {
    const { icon: Icon, ink } = kindLooks[kind]
    return (
      <span aria-hidden className={`inline-flex items-center gap-1 text-sm font-medium whitespace-nowrap ${ink}`}>
        <Icon className="size-3.5" />
        {to === null ? say.leavesShort : say.entersShort}
      </span>
    )
  }
  const up = to < from
  const Arrow = up ? MoveUpIcon : MoveDownIcon
  return (
    <span
      aria-hidden
      className={`inline-flex items-center gap-0.5 text-sm font-medium whitespace-nowrap tabular-nums ${kind === 'shifted' ? 'text-muted' : up ? 'text-success' : 'text-warning'}`}
    >
      <Arrow className="size-3.5" />
      {number(Math.abs(to - from))}
    </span>
  )
}

/** The same in a sentence, for who hears it. */
export function travelText({ from, to }: Change, { say, number }: Texts): string {
  if (to === null) return say.leaves(number(from ?? 0))
  if (from === null) return say.enters(number(to))
  return (to < from ? say.rises : say.falls)(number(Math.abs(to - from)), number(from), number(to))
}
