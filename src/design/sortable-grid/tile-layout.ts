import type { ReactNode } from 'react'
import { writtenWidth, type Geometry } from '../sorting/index.ts'

/** How many cards a row of a shop holds. */
export const perRowChoices = [2, 3, 4, 5, 6] as const

/** How an item is drawn as a card: its picture is wider than high, what is under it has one height. */
export interface SortableTile<Item> {
  /** Height of what stands under the picture, in pixels. @default 84 */
  readonly textHeight?: number
  readonly content: (item: Item) => ReactNode
}

/** Height of the line with a card's controls, in pixels: on its picture while it is pointed at; below all else where nothing can point. */
export const barHeight = 36

/** Room between cards, in pixels. */
export const tileGap = 12

/**
 * The least and the most room that a card takes, in pixels: it can always be read and taken, and a row of two is no wall of two pictures.
 */
const cell = { least: 156, most: 240 } as const

/** Of a picture's width; photos of any shape are drawn whole in it. */
const pictureHeight = 0.7

/**
 * How cards lie in a grid that wide: as many beside each other as were asked for, or as many as there is room for.
 * @param textHeight height of what stands under the picture, in pixels
 * @param barBelow whether the line of controls has a place of its own
 */
export function tileGeometry(width: number, wanted: number, textHeight: number, barBelow: boolean): Geometry {
  const space = Math.max(0, width - tileGap)
  const perRow = Math.max(2, Math.min(wanted, Math.floor(space / cell.least) || 2))
  const cellWidth = Math.min(cell.most, space / perRow)
  const picture = Math.max(0, cellWidth - tileGap) * pictureHeight
  return {
    perRow,
    cellWidth,
    rowHeight: Math.round(picture + textHeight + (barBelow ? barHeight : 0) + tileGap),
    inset: Math.max(0, (width - perRow * cellWidth) / 2),
  }
}

/** What stands beside a position on a card, in pixels: its other controls, its mark, and the room around the number. */
const besidePosition = 104 + 16 + 16

/** Whether a card is too narrow for its last position and all that stands beside it. @param last as it is written */
export const isTight = (cellWidth: number, last: string): boolean => cellWidth - tileGap < besidePosition + Math.max(18, writtenWidth(last))
