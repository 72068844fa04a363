/** What a key asks a list for, when nothing is in the hand. */
export type ListCommand =
  | { do: 'go'; to: number; extend: boolean }
  | { do: 'stop'; by: -1 | 1 }
  | { do: 'nudge'; by: -1 | 1 }
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
}

const steps = (page: number, count: number): Partial<Record<string, number>> => ({
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -page,
  PageDown: page,
  Home: -count,
  End: count,
})

/** Reads a key that was pressed in a row; null leaves it to the browser. */
export function commandOf(press: KeyPress, { row, count, page, onHandle }: KeyPlace): ListCommand | null {
  const { key, altKey, shiftKey } = press
  const control = press.ctrlKey || press.metaKey
  if (altKey) return key === 'ArrowUp' ? { do: 'nudge', by: -1 } : key === 'ArrowDown' ? { do: 'nudge', by: 1 } : null
  if (control && key.toLowerCase() === 'a') return { do: 'select-all' }
  const by = steps(page, count)[key]
  if (by !== undefined) return { do: 'go', to: Math.max(0, Math.min(count - 1, row + by)), extend: shiftKey }
  if (control || shiftKey) return null
  if (key === 'ArrowLeft') return { do: 'stop', by: -1 }
  if (key === 'ArrowRight') return { do: 'stop', by: 1 }
  if (key === 'Escape') return { do: 'clear' }
  if (onHandle && (key === ' ' || key === 'Enter')) return { do: 'lift' }
  return /^[0-9]$/.test(key) ? { do: 'type', digit: key } : null
}
