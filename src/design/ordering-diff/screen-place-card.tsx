import { MoveDownIcon, MoveUpIcon, ProductIcon } from '../icon/index.ts'
import type { DiffItem } from './diff-item.ts'
import type { ScreenPlace } from './difference.ts'
import { screenCard, type ScreenNews } from './ordering-diff.variants.ts'
import type { Texts } from './ordering-diff.words.ts'

export interface ScreenPlaceCardProps {
  place: ScreenPlace
  item: DiffItem
  /** Which of the two screens it stands on. */
  side: 'before' | 'after'
  /** It did not merely make way for others. */
  moved: boolean
  texts: Texts
}

/** A product on the first screen: its picture as a shopper sees it, its place, and whether it is new or about to go. */
export function ScreenPlaceCard({
  place: { position, other, alone },
  item: { name, imageUrl, soldOut = false },
  side,
  moved,
  texts: { say, number },
}: ScreenPlaceCardProps) {
  const news: ScreenNews = alone ? (side === 'after' ? 'fresh' : 'goes') : 'none'
  const hiddenText = ((): string | null => {
    if (side === 'before') return alone ? (other === null ? say.leavesShort : say.departs(number(other))) : null
    if (other === null) return say.enters(number(position))
    if (alone) return say.arrives(number(other))
    return !moved || other === position
      ? null
      : (position < other ? say.rises : say.falls)(number(Math.abs(position - other)), number(other), number(position))
  })()
  return (
    <li data-news={news} className={screenCard({ news })}>
      <span
        className={`relative grid aspect-square place-items-center overflow-hidden bg-sunken text-subtle ${news === 'goes' || soldOut ? '[&>img]:opacity-45' : ''}`}
      >
        {imageUrl === null ? (
          <ProductIcon aria-hidden className="size-6" />
        ) : (
          <img src={imageUrl} alt="" loading="lazy" decoding="async" draggable={false} className="size-full object-contain" />
        )}
        <span className="absolute start-1 top-1 min-w-5 rounded-xs bg-surface/90 px-1 text-center text-2xs font-semibold text-default tabular-nums">
          {number(position)}
        </span>
        <Mark side={side} alone={alone} moved={moved} position={position} other={other} say={say} number={number} />
        {soldOut && (
          <span className="absolute inset-x-0 bottom-0 truncate bg-danger-soft px-1 py-0.5 text-center text-2xs font-semibold text-danger">
            {say.soldOut}
          </span>
        )}
      </span>
      <span title={name} className="truncate px-1.5 py-1 text-2xs text-default">
        {name}
      </span>
      {hiddenText !== null && <span className="sr-only">{hiddenText}</span>}
    </li>
  )
}

type MarkProps = Pick<ScreenPlace, 'position' | 'other' | 'alone'> & Pick<ScreenPlaceCardProps, 'side' | 'moved'> & Texts

function Mark({ side, alone, moved, position, other, say, number }: MarkProps) {
  const box = 'absolute end-1 top-1 inline-flex items-center gap-0.5 rounded-xs px-1 text-2xs font-semibold tabular-nums [&_svg]:size-3'
  if (side === 'before') {
    return alone ? (
      <span aria-hidden className={`${box} bg-surface/90 text-muted`}>
        {other === null ? (
          say.leavesShort
        ) : (
          <>
            <MoveDownIcon />
            {number(other)}
          </>
        )}
      </span>
    ) : null
  }
  if (other === null)
    return (
      <span aria-hidden className={`${box} bg-accent text-on-accent`}>
        {say.entersShort}
      </span>
    )
  if (other === position || !(moved || alone)) return null
  const Arrow = position < other ? MoveUpIcon : MoveDownIcon
  return (
    <span aria-hidden className={`${box} ${alone ? 'bg-accent text-on-accent' : 'bg-surface/90 text-muted'}`}>
      <Arrow />
      {number(Math.abs(position - other))}
    </span>
  )
}
