import { plainLetters, searchedWords } from '../text/index.ts'
import type { ComboboxOption } from './option.ts'

const plain = (text: string): string => plainLetters(text.normalize('NFC'))

interface PlainOption {
  readonly label: string
  readonly detail: string
}

const known = new WeakMap<ComboboxOption, PlainOption>()

function plainOption(option: ComboboxOption): PlainOption {
  let found = known.get(option)
  if (!found) {
    found = { label: plain(option.label), detail: option.detail ? plain(option.detail) : '' }
    known.set(option, found)
  }
  return found
}

const startsWord = (text: string, word: string): boolean => text.startsWith(word) || text.includes(` ${word}`)

/**
 * The options in which every word of the query stands. In one group after the other as they came; inside a group first those
 * that begin with the query, then those where a word begins with it, then the others.
 */
export function search(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = searchedWords(query)
  const [first] = words
  if (first === undefined) return options
  const groups = new Map<string | undefined, [ComboboxOption[], ComboboxOption[], ComboboxOption[]]>()
  for (const option of options) {
    const { label, detail } = plainOption(option)
    if (!words.every((word) => label.includes(word) || detail.includes(word))) continue
    let ranks = groups.get(option.group)
    if (!ranks) groups.set(option.group, (ranks = [[], [], []]))
    ranks[label.startsWith(first) ? 0 : startsWord(label, first) ? 1 : 2].push(option)
  }
  return [...groups.values()].flat(2)
}
