import type { ComponentProps } from 'react'
import { listHealthLooks, type ListHealth } from './list-health-mark.variants.ts'
import { useListHealthWords } from './list-health-mark.words.ts'

export interface ListHealthMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  health: ListHealth
  /** Sold-out products of the whole list. */
  soldOut: number
  /** Those of them among its first places. */
  soldOutFirst: number
}

/**
 * How a list looks to shoppers: not at all, good, with sold-out products behind its first places, or among them.
 * @example <ListHealthMark health="sold-out-first" soldOut={12} soldOutFirst={3} />
 */
export function ListHealthMark({ health, soldOut, soldOutFirst, className, ...rest }: ListHealthMarkProps) {
  const words = useListHealthWords()
  const { icon: Icon, text, tint } = listHealthLooks[health]
  const labels = {
    empty: words.empty,
    hidden: words.hidden,
    good: words.good,
    'sold-out': words.soldOut(soldOut),
    'sold-out-first': words.soldOutFirst(soldOutFirst),
  }
  return (
    <span
      data-slot="list-health-mark"
      data-health={health}
      title={health === 'sold-out-first' ? words.soldOut(soldOut) : undefined}
      className={`inline-flex min-w-0 items-center gap-1.5 ${text} ${className ?? ''}`}
      {...rest}
    >
      <Icon aria-hidden className={`size-3.5 shrink-0 ${tint}`} />
      <span className="min-w-0 tabular-nums">{labels[health]}</span>
    </span>
  )
}
