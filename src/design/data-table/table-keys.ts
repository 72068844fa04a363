/** What a key asks of the rows. */
export type TableCommand = { do: 'row'; to: number; choose: boolean } | { do: 'stop'; by: -1 | 1 } | { do: 'all' }

export interface TableKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** How many rows a page key goes. */
const page = 10

/** Reads a key on a row as a grid has it; null leaves it to the browser. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: TableKey, at: number, count: number): TableCommand | null {
  const mod = ctrlKey || metaKey
  if (altKey) return null
  if (mod && key.toLowerCase() === 'a') return { do: 'all' }
  const row = (to: number): TableCommand => ({ do: 'row', to: Math.max(0, Math.min(count - 1, to)), choose: shiftKey })
  switch (key) {
    case 'ArrowDown':
      return row(mod ? count - 1 : at + 1)
    case 'ArrowUp':
      return row(mod ? 0 : at - 1)
    case 'PageDown':
      return row(at + page)
    case 'PageUp':
      return row(at - page)
    case 'Home':
      return row(0)
    case 'End':
      return row(count - 1)
    case 'ArrowLeft':
      return { do: 'stop', by: -1 }
    case 'ArrowRight':
      return { do: 'stop', by: 1 }
    default:
      return null
  }
}
