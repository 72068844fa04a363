/** Lower case without accents, so that "jarron" finds "Jarrón", and texts sort the same everywhere. */
export const plainText = (text: string): string =>
  // Most texts of a shop are ASCII: normalising them is what takes the time on a hundred thousand.
  // eslint-disable-next-line no-control-regex -- the range of ASCII
  (/^[\u0000-\u007f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{Diacritic}/gu, '')).toLowerCase()

/** The words of a search, each in the form of {@link plainText}. */
export const searchWords = (search: string): string[] => plainText(search).split(/\s/).filter(Boolean)

/** Whether a text contains every word of a search. @param words from {@link searchWords} */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const plain = plainText(text)
  return words.every((word) => plain.includes(word))
}
