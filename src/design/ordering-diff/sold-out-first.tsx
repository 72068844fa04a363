import type { ReactNode } from 'react'
import { Banner } from '../banner/index.ts'
import type { DiffItem } from './diff-item.ts'
import type { Order } from './difference.ts'
import { useTexts } from './ordering-diff.words.ts'

export interface SoldOutFirstProps {
  /** Ids in their order from now on. */
  after: Order
  itemOf: (id: number) => DiffItem
  /** How many first places are looked at. @default 24 */
  within?: number | undefined
  /** What helps: a button that puts them last. */
  action?: ReactNode
}

/**
 * Names the products among the first places that nobody can buy, or says that there are none.
 * @example <SoldOutFirst after={draft} itemOf={productOf} action={<Button size="sm">Al final</Button>} />
 */
export function SoldOutFirst({ after, itemOf, within = 24, action }: SoldOutFirstProps) {
  const { say, number } = useTexts()
  const found = Array.from({ length: Math.min(within, after.length) }, (_, place) => ({
    position: place + 1,
    ...itemOf(after[place] as number),
  })).filter(({ soldOut }) => soldOut)
  if (found.length === 0)
    return (
      <Banner data-slot="sold-out-first" tone="success">
        {say.soldOutNone(number(within))}
      </Banner>
    )
  return (
    <Banner
      data-slot="sold-out-first"
      tone="warning"
      title={say.soldOutTitle(number(found.length), found.length === 1, number(within))}
      action={action}
    >
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
        {found.map(({ position, name }) => (
          <li key={position}>
            <span className="text-muted tabular-nums">{number(position)}.</span> {name}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
