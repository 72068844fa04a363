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

/** The state that a page would hold: the ordering, to which it applies the moves, and the selection. */
export function useOrdered(count: number, chosen: readonly number[], observe: ((move: SortableMove) => void) | undefined): Ordered {
  const [order, setOrder] = useState<Order>(() => Int32Array.from({ length: count }, (_, id) => id))
  const [selection, onSelectionChange] = useState<Selection>(() => new Set(chosen))
  return {
    order,
    selection,
    onSelectionChange,
    onMove: (move) => {
      observe?.(move)
      setOrder(moved(order, move))
    },
  }
}

export const itemsIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-row-id]')].sort((a, b) => Number(a.dataset['nth']) - Number(b.dataset['nth']))
export const idsIn = (root: HTMLElement): number[] => itemsIn(root).map(({ dataset }) => Number(dataset['rowId']))
export const chosenIn = (root: HTMLElement): number[] =>
  itemsIn(root)
    .filter(({ ariaSelected }) => ariaSelected === 'true')
    .map(({ dataset }) => Number(dataset['rowId']))
export const handleOf = (root: HTMLElement, name: string): HTMLElement => within(root).getByRole('button', { name: `Mover ${name}` })
export const announcedIn = (root: HTMLElement): string => within(root).getByRole('status').textContent.trim()
/** Every move that was reported, in sequence. */
export const movesIn = ({ onMove }: { onMove?: (move: SortableMove) => void }): SortableMove[] =>
  onMove ? mocked(onMove).mock.calls.map(([move]) => move) : []

/** The products of the stories: the first ones of the example shop. */
export const names = {
  heart: 'White Hanging Heart T-Light Holder',
  stand: 'Regency Cakestand 3 Tier',
  bag: 'Jumbo Bag Red Retrospot',
  bird: 'Assorted Colour Bird Ornament',
  bunting: 'Party Bunting',
}

/** Places that show positions of every length that a list of a hundred thousand has. */
export const longPlaces = Int32Array.of(0, 98, 998, 9_998, 9_999, 54_321, 99_999)

/** The faults in the drawn positions: a number on two lines, or over the edge of its button, or over its mark. */
export function positionFaults(root: HTMLElement): string[] {
  return itemsIn(root).flatMap((item) => {
    const button = item.querySelector<HTMLElement>('[data-stop="position"]')
    const text = button?.firstChild
    if (!button || !text) return [`no position in item ${item.dataset['nth']}`]
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = range.getClientRects()
    const written = range.getBoundingClientRect()
    const own = button.getBoundingClientRect()
    const cell = (button.closest('[role="gridcell"] > span:has([data-stop="position"])') ?? button.parentElement)!.getBoundingClientRect()
    const mark = button.parentElement?.querySelector('svg')?.getBoundingClientRect()
    const label = button.textContent
    return [
      ...(lines.length === 1 ? [] : [`${label} stands in ${lines.length} lines`]),
      ...(written.left < own.left || written.right > own.right ? [`${label} leaves its button`] : []),
      ...(own.left < cell.left - 0.5 || own.right > cell.right + 0.5 ? [`${label} leaves its cell`] : []),
      ...(mark &&
      ((mark.right > written.left && mark.left < written.right && mark.top < written.bottom && mark.bottom > written.top) ||
        mark.left < item.getBoundingClientRect().left)
        ? [`${label} and its mark overlap`]
        : []),
    ]
  })
}
