import { plainLetters } from './plain.ts'

/** A piece of a text, and whether it was searched for. */
export interface TextPiece {
  readonly text: string
  readonly hit: boolean
}

/** Cuts a text where words of a query stand in it; together the pieces are the text, its letters composed (NFC). */
export function cutText(text: string, words: readonly string[]): readonly TextPiece[] {
  const composed = text.normalize('NFC')
  const plain = plainLetters(composed)
  const hits = new Uint8Array(composed.length)
  for (const word of words) for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(1, at, at + word.length)
  const pieces: TextPiece[] = []
  for (let from = 0, at = 1; at <= composed.length; at += 1) {
    if (at < composed.length && hits[at] === hits[from]) continue
    pieces.push({ text: composed.slice(from, at), hit: hits[from] === 1 })
    from = at
  }
  return pieces
}
