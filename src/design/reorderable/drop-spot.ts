import { useDroppable } from '@dnd-kit/core'
import { createContext, use, type RefCallback } from 'react'
import type { Spot } from './lists.ts'

/** Where the item in hand would land: null while there is none, or where it would stay. */
export const DropSpotContext = createContext<Spot | null>(null)

/** How an area calls lists, apart from its items. */
export const listKey = (list: string): string => `list ${list}`

/**
 * One of the lists inside of a `ReorderableLists`. `place`: where in it the
 * item in hand would land, from 0 among the others; null where it would not.
 */
export function useDropSpot(list: string): { ref: RefCallback<HTMLElement>; place: number | null } {
  const { setNodeRef } = useDroppable({ id: listKey(list) })
  const spot = use(DropSpotContext)
  return { ref: setNodeRef, place: spot?.list === list ? spot.place : null }
}
