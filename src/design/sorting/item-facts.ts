import type { ReactNode } from 'react'
import type { PositionSource, Texts } from './sorting.words.ts'
import type { Stop } from './stops.ts'

/** The lives of an item. */
export type Look = 'rest' | 'selected' | 'held' | 'hit'

/** What a row or a card gets. All of it can be compared, so that an item is drawn again only when something of its own changed. */
export interface ItemFacts {
  id: number
  /** The how many-th of those on show, from 0. */
  nth: number
  name: string
  /** Its position, from 1, and how many there are; both as they are written. */
  position: string
  total: string
  look: Look
  selected: boolean
  /** Moved a moment ago: a frame that fades helps the eye to find it again. */
  landed: boolean
  /** Somebody tried to move it, though it is pinned. */
  refused: boolean
  source: PositionSource | null
  /** The control that the Tab key stops at; null in every item but one. Cards have no other way between their controls: every one. */
  tab: Stop | 'every' | null
  frozen: boolean
  /** The field that stands in the place of the position while it is edited. */
  editor: ReactNode
  texts: Texts
  described: string
}
