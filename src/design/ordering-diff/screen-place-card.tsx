import { ProductIcon } from '../icon/index.ts'
import type { DiffItem } from './diff-item.ts'
import { newsOf, type ScreenNews, type ScreenPlace } from './difference.ts'
import { newsLooks, screenCard } from './ordering-diff.variants.ts'
import type { Texts } from './ordering-diff.words.ts'

export interface ScreenPlaceCardProps {
  place: ScreenPlace
  item: DiffItem
  /** Which of the two screens it stands on. */
  side: 'before' | 'after'
  texts: Texts
}

/** A product on the first screen: its picture as a shopper sees it, its place, its name, and what became of it. */
export function ScreenPlaceCard({ place, item: { name, imageUrl, soldOut = false }, side, texts }: ScreenPlaceCardProps) {
  const { say, number } = texts
  const news = newsOf(place, side)
  return (
    <li data-news={news} className={screenCard({ news, soldOut })}>
      <span
        className={`relative grid aspect-square place-items-center overflow-hidden bg-sunken text-subtle ${(side === 'before' && place.alone) || soldOut ? '[&>img]:opacity-45' : ''}`}
      >
        {imageUrl === null ? (
          <ProductIcon aria-hidden className="size-6" />
        ) : (
          <img src={imageUrl} alt="" loading="lazy" decoding="async" draggable={false} className="size-full object-contain" />
        )}
        <span className="absolute start-1 top-1 min-w-5 rounded-xs bg-surface/90 px-1 text-center text-2xs font-semibold text-default tabular-nums">
          {number(place.position)}
        </span>
        {soldOut && (
          <span className="absolute inset-x-0 bottom-0 truncate bg-danger-soft px-1 py-0.5 text-center text-2xs font-semibold text-danger">
            {say.soldOut}
          </span>
        )}
      </span>
      <span className="flex min-w-0 flex-col px-1.5 py-1 text-2xs">
        <span title={name} className="truncate text-default">
          {name}
        </span>
        {/* As high where there is nothing to tell, so that rows stand alike. */}
        <span className="flex min-h-4 min-w-0">
          {news !== 'same' && <News news={news} soldOut={soldOut} place={place} texts={texts} />}
        </span>
      </span>
    </li>
  )
}

interface NewsProps {
  news: Exclude<ScreenNews, 'same'>
  soldOut: boolean
  place: ScreenPlace
  texts: Texts
}

function News({ news, soldOut, place: { position, other }, texts: { say, number } }: NewsProps) {
  const { icon: Icon, ink: usual } = newsLooks[news]
  const ink = soldOut && (news === 'fresh' || news === 'entered') ? 'text-warning' : usual
  const by = number(Math.abs(position - (other ?? position)))
  const there = number(other ?? position)
  const here = number(position)
  const [short, long] = {
    up: [say.upShort(by), say.rises(by, there, here)],
    down: [say.downShort(by), say.falls(by, there, here)],
    fresh: [say.freshShort(there), say.arrives(there)],
    entered: [say.entersShort, say.enters(here)],
    goes: [say.goesShort(there), say.departs(there)],
    left: [say.leavesShort, say.leaves(here)],
  }[news] as [string, string]
  return (
    <>
      <span aria-hidden title={long} className={`flex min-w-0 items-start gap-0.5 font-semibold tabular-nums ${ink}`}>
        <Icon className="mt-0.5 size-3 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{short}</span>
      </span>
      <span className="sr-only">{long}</span>
    </>
  )
}
