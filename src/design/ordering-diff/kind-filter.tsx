import { Item, Root } from '@radix-ui/react-radio-group'
import { changeKinds, type ChangeKind, type OrderingDifference } from './difference.ts'
import { kindLooks, kindTile } from './ordering-diff.variants.ts'
import type { Texts } from './ordering-diff.words.ts'

/** What is on show: all that was done, or one kind of it. */
export type KindFilter = 'all' | ChangeKind

/** The kinds behind a filter. What merely makes way is nobody's doing: it is shown only when asked for. */
export const kindsOf = (filter: KindFilter): readonly ChangeKind[] => (filter === 'all' ? ['moved', 'entered', 'left'] : [filter])

export interface KindFilterTilesProps {
  difference: OrderingDifference
  value: KindFilter
  onValueChange: (value: KindFilter) => void
  texts: Texts
}

/** How many changed in which way; pressing one shows only these. */
export function KindFilterTiles({ difference: { changes }, value, onValueChange, texts: { say, number } }: KindFilterTilesProps) {
  const count = (filter: KindFilter): number => kindsOf(filter).reduce((sum, kind) => sum + changes[kind].length, 0)
  return (
    <Root
      aria-label={say.filter}
      value={value}
      onValueChange={(next) => onValueChange(next as KindFilter)}
      className="grid grid-cols-2 gap-2 @lg:grid-cols-5 @max-lg:[&>:first-child]:col-span-2"
    >
      {(['all', ...changeKinds] as const).map((filter) => {
        const look = filter === 'all' ? undefined : kindLooks[filter]
        const name = filter === 'all' ? say.all : say.kinds[filter]
        const hint = filter === 'all' ? undefined : say.hints[filter]
        return (
          <Item key={filter} value={filter} aria-label={`${name}: ${number(count(filter))}`} className={kindTile()}>
            <span className="flex max-w-full items-center gap-1.5">
              {look && <look.icon className={look.ink} />}
              <span className="text-xl font-semibold tabular-nums">{number(count(filter))}</span>
            </span>
            <span className="max-w-full truncate text-sm text-default">
              {name}
              {hint && <span className="sr-only"> {hint}</span>}
            </span>
          </Item>
        )
      })}
    </Root>
  )
}
