import { createContext, useMemo } from 'react'
import { blockToBottom, blockToPosition, blockToTop, type Move } from '../../../../contract/index.ts'
import type { Selection } from '../../../design/sortable-list/index.ts'
import type { Workbench } from '../model/workbench.ts'

/** What can be done with products, one or many. */
export interface Doing {
  /** Nothing can be done for now: something else than the ordering is shown. */
  frozen: boolean
  isPinned: (product: number) => boolean
  anyPinned: (products: Selection) => boolean
  toTop: (products: Selection) => void
  toBottom: (products: Selection) => void
  /** As a block; the first of them stands there afterwards. */
  toPosition: (products: Selection, position: number) => void
  pinHere: (products: Selection) => void
  /** Asks for the position. */
  pinAt: (products: Selection) => void
  release: (products: Selection) => void
  /** Null while it cannot be shown. */
  explain: ((product: number) => void) | null
  /** Makes a collection of them, in their sequence; null where that is not offered. */
  collect: ((products: Selection) => void) | null
}

/** Menus of rows ask here, so that rows need not be drawn anew for what their menus would do. */
export const DoingContext = createContext<Doing | null>(null)

/**
 * What can be done on a workbench.
 * @param pinAt asks at which position products are to be held
 * @param explain tells how a product's score came about
 * @param frozen whether something else than the ordering is shown
 * @param onCollect makes a collection of products
 */
export function useDoing(
  workbench: Workbench,
  pinAt: (products: Selection) => void,
  explain: Doing['explain'],
  frozen: boolean,
  onCollect: ((products: readonly number[]) => void) | null,
): Doing {
  return useMemo(() => {
    const { view, present } = workbench
    const move = (meant: Move | null): void => {
      if (meant) workbench.move(meant)
    }
    // Those that are pinned stay where they are held.
    const free = (products: Selection): Selection =>
      present.pins.size === 0 ? products : new Set([...products].filter((product) => !present.pins.has(product)))
    // In the sequence that is seen, whatever the sequence in which they were chosen.
    const inSequence = (products: Selection): number[] =>
      products.size === 1 ? [...products] : [...view.filter((product) => products.has(product))]
    return {
      frozen,
      isPinned: (product) => present.pins.has(product),
      anyPinned: (products) => [...present.pins.keys()].some((product) => products.has(product)),
      toTop: (products) => move(blockToTop(view, free(products))),
      toBottom: (products) => move(blockToBottom(view, free(products))),
      toPosition: (products, position) => move(blockToPosition(view, free(products), position)),
      pinHere: (products) => workbench.pin(inSequence(products)),
      pinAt,
      release: (products) => workbench.release([...products].filter((product) => present.pins.has(product))),
      explain,
      collect: onCollect && ((products) => onCollect(inSequence(products))),
    }
  }, [workbench, pinAt, explain, frozen, onCollect])
}
