import { useState } from 'react'
import { mocked, within } from 'storybook/test'
import type { SortableMove } from './landing.ts'
import type { Order } from './order.ts'
import { moved } from './order.fixtures.ts'
import type { Selection } from './selection.ts'

export interface Ordered {
  order: Order
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  onMove: (move: SortableMove) => void
}

/** What a page would hold: the ordering, to which it applies the moves, and the selection. */
export function useOrdered(count: number, chosen: readonly number[], told: ((move: SortableMove) => void) | undefined): Ordered {
  const [order, setOrder] = useState<Order>(() => Int32Array.from({ length: count }, (_, id) => id))
  const [selection, onSelectionChange] = useState<Selection>(() => new Set(chosen))
  return {
    order,
    selection,
    onSelectionChange,
    onMove: (move) => {
      told?.(move)
      setOrder(moved(order, move))
    },
  }
}

export const itemsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-row-id]')].sort((a, b) => Number(a.dataset['nth']) - Number(b.dataset['nth']))
export const idsIn = (root: HTMLElement): number[] => itemsIn(root).map(({ dataset }) => Number(dataset['rowId']))
export const chosenIn = (root: HTMLElement): number[] => itemsIn(root).filter(({ ariaSelected }) => ariaSelected === 'true').map(({ dataset }) => Number(dataset['rowId']))
export const handleOf = (root: HTMLElement, name: string): HTMLElement => within(root).getByRole('button', { name: `Mover ${name}` })
export const saidIn = (root: HTMLElement): string => within(root).getByRole('status').textContent.trim()
/** Every move that was told, in sequence. */
export const movesIn = ({ onMove }: { onMove?: (move: SortableMove) => void }): SortableMove[] => (onMove ? mocked(onMove).mock.calls.map(([move]) => move) : [])

/** The products that stories speak of, as the shop of the examples begins. */
export const names = {
  heart: 'White Hanging Heart T-Light Holder',
  stand: 'Regency Cakestand 3 Tier',
  bag: 'Jumbo Bag Red Retrospot',
  bird: 'Assorted Colour Bird Ornament',
  bunting: 'Party Bunting',
}
