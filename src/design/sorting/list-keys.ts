/** The command of a key when nothing is dragged. */
export type ListCommand =
  | { do: 'go'; to: number; extend: boolean }
  | { do: 'stop'; by: -1 | 1 }
  | { do: 'nudge'; by: number }
  | { do: 'lift' }
  | { do: 'type'; digit: string }
  | { do: 'select-all' }
  | { do: 'clear' }

export interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

export interface KeyPlace {
  readonly row: number
  readonly count: number
  /** Rows that one page of the list holds. */
  readonly page: number
  readonly onHandle: boolean
  /** Items per row. With more than one, arrow keys move in two dimensions and Tab goes from control to control. @default 1 */
  readonly perRow?: number
}

const steps = ({ page, count, perRow = 1 }: KeyPlace): Partial<Record<string, number>> => ({
  ArrowUp: -perRow,
  ArrowDown: perRow,
  ...(perRow > 1 ? { ArrowLeft: -1, ArrowRight: 1 } : {}),
  PageUp: -page,
  PageDown: page,
  Home: -count,
  End: count,
})

/** The item that a step leads to. Up from the first row and down from the last, the focus stays, so that the column is kept. */
function reached({ row, count, perRow = 1 }: KeyPlace, by: number): number {
  const last = count - 1
  if (Math.abs(by) !== perRow || perRow === 1) return Math.max(0, Math.min(last, row + by))
  if (row + by < 0) return row
  return row + by <= last ? row + by : Math.floor(row / perRow) < Math.floor(last / perRow) ? last : row
}

/** The command of a key that was pressed in a row; null when the browser handles it. */
export function commandOf(press: KeyPress, place: KeyPlace): ListCommand | null {
  const { key, altKey, shiftKey } = press
  const { perRow = 1 } = place
  const control = press.ctrlKey || press.metaKey
  const by = steps(place)[key]
  if (altKey) return by !== undefined && key.startsWith('Arrow') ? { do: 'nudge', by } : null
  if (control && key.toLowerCase() === 'a') return { do: 'select-all' }
  if (by !== undefined) return { do: 'go', to: reached(place, by), extend: shiftKey }
  if (control || shiftKey) return null
  if (perRow === 1 && key === 'ArrowLeft') return { do: 'stop', by: -1 }
  if (perRow === 1 && key === 'ArrowRight') return { do: 'stop', by: 1 }
  if (key === 'Escape') return { do: 'clear' }
  if (place.onHandle && (key === ' ' || key === 'Enter')) return { do: 'lift' }
  return /^[0-9]$/.test(key) ? { do: 'type', digit: key } : null
}
