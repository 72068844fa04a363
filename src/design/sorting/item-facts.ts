import type { ReactNode } from 'react'
import type { PositionSource, Texts } from './sorting.words.ts'
import type { Stop } from './stops.ts'

/** The states of an item. */
export type Look = 'rest' | 'selected' | 'held' | 'hit'

/** The props of a row or a card. All can be compared with `===`, so that an item renders again only when one of its own props changed. */
export interface ItemFacts {
  id: number
  /** Its index among the visible items, from 0. */
  nth: number
  name: string
  /** Its position, from 1, and the number of items, both as formatted text. */
  position: string
  total: string
  look: Look
  selected: boolean
  /** It was just moved: a fading frame shows where it is now. */
  justMoved: boolean
  /** The person tried to move it, but it is pinned. */
  refused: boolean
  source: PositionSource | null
  /** The control that Tab stops at; null in all rows but one. On cards, Tab stops at every control: there is no other key for that. */
  tab: Stop | 'every' | null
  frozen: boolean
  /** The field that replaces the position while it is edited. */
  editor: ReactNode
  texts: Texts
  described: string
}
