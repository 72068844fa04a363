import type { ComboboxOption } from './option.ts'

const plainLetters = /^[\u0020-\u007e]*$/

/** Letters as one searches them: small and without accents, each where it stood. */
export function folded(text: string): string {
  if (plainLetters.test(text)) return text.toLowerCase()
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.length === text.length ? plain : text.normalize('NFC').replace(/\p{L}/gu, foldedLetter)
}

/** Never longer or shorter than the letter itself, so that what is found can be marked. */
function foldedLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === letter.length ? plain : letter
}

interface Folded {
  readonly label: string
  readonly detail: string
}

const known = new WeakMap<ComboboxOption, Folded>()

function foldedOption(option: ComboboxOption): Folded {
  let found = known.get(option)
  if (!found) {
    found = { label: folded(option.label), detail: option.detail ? folded(option.detail) : '' }
    known.set(option, found)
  }
  return found
}

/** What is searched for: every word of it. */
export const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean)

const startsWord = (text: string, word: string): boolean => text.startsWith(word) || text.includes(` ${word}`)

/**
 * The options in which every word of the query stands. In one group after the other as they came; inside a group first those
 * that begin with the query, then those where a word begins with it, then the others.
 */
export function search(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = wordsOf(query)
  const [first] = words
  if (first === undefined) return options
  const groups = new Map<string | undefined, [ComboboxOption[], ComboboxOption[], ComboboxOption[]]>()
  for (const option of options) {
    const { label, detail } = foldedOption(option)
    if (!words.every((word) => label.includes(word) || detail.includes(word))) continue
    let ranks = groups.get(option.group)
    if (!ranks) groups.set(option.group, (ranks = [[], [], []]))
    ranks[label.startsWith(first) ? 0 : startsWord(label, first) ? 1 : 2].push(option)
  }
  return [...groups.values()].flat(2)
}

/** A piece of a text, and whether it was searched for. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** Cuts a text where the words of a query stand in it. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const composed = text.normalize('NFC')
  const plain = folded(composed)
  const found = new Uint8Array(composed.length)
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) found.fill(1, at, at + word.length)
  const cut: Piece[] = []
  for (let from = 0, at = 1; at <= composed.length; at += 1) {
    if (at < composed.length && found[at] === found[from]) continue
    cut.push({ text: composed.slice(from, at), found: found[from] === 1 })
    from = at
  }
  return cut
}
