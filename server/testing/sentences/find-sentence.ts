import { isEnglish, wordsOf } from './english.ts'

const pairsOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(1).map((word, index) => `${words[index]!} ${word}`)
}

/**
 * Finds English of ours in a value: a text that holds one of these pieces of the product's own source, and so was not typed
 * by a person and is no name of a shop. Gives where it stands and what it is; null where there is none.
 */
export function sentenceFinder(pieces: readonly string[]): (value: unknown) => string | null {
  // By their first two words: thousands of values are looked at.
  const byPair = Map.groupBy(pieces, (piece) => pairsOf(piece)[0] ?? '')
  const seen = new Map<string, string | null>()
  const pieceOf = (text: string): string | null => {
    for (const pair of pairsOf(text)) for (const piece of byPair.get(pair) ?? []) if (text.includes(piece)) return piece
    return null
  }
  const look = (text: string): string | null => {
    const known = seen.get(text)
    if (known !== undefined) return known
    const found = isEnglish(text) ? pieceOf(text) : null
    seen.set(text, found)
    return found
  }
  const find = (value: unknown, place: string): string | null => {
    if (typeof value === 'string') {
      const piece = value.includes(' ') ? look(value) : null
      return piece === null ? null : `${place || 'the answer'} is English of the server (“${piece}”): ${value}`
    }
    if (typeof value !== 'object' || value === null) return null
    for (const [key, part] of Object.entries(value)) {
      const found = find(part, place === '' ? key : `${place}.${key}`)
      if (found !== null) return found
    }
    return null
  }
  return (value) => find(value, '')
}
