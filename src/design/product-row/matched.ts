/** A piece of a text, and whether it is what was searched. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

const plain = (letter: string): string => letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Cuts a text where any of the searched words stands in it, without regard to accents and capitals.
 * @param search words, separated by spaces
 */
export function piecesOf(text: string, search: string): readonly Piece[] {
  const words = [
    ...new Set(
      search
        .split(/\s+/)
        .map((word) => [...word].map(plain).join(''))
        .filter((word) => word !== ''),
    ),
  ]
  const letters = [...text]
  const folded = letters.map(plain)
  const hits = new Array<boolean>(letters.length).fill(false)
  for (const word of words) {
    const length = [...word].length
    for (let at = 0; at + length <= letters.length; at++) {
      if (folded.slice(at, at + length).join('') === word) hits.fill(true, at, at + length)
    }
  }
  const pieces: { text: string; hit: boolean }[] = []
  letters.forEach((letter, nth) => {
    const last = pieces.at(-1)
    const hit = hits[nth] ?? false
    if (last?.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  })
  return pieces
}
