const ascii = /^[\u0020-\u007e]*$/

/** A text without capitals and accents. */
export const plainText = (text: string): string =>
  ascii.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The same letter by letter, as long as the text itself: places in it are
 * places in the text. A letter that would get longer or shorter stays.
 */
export const plainLetters = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : Array.from(text, (letter) => {
        const plain = plainText(letter)
        return plain.length === letter.length ? plain : letter
      }).join('')

/** The words of a query, each once, as {@link plainLetters} has them. */
export const searchedWords = (query: string): string[] => [...new Set(plainLetters(query.normalize('NFC')).split(/\s+/).filter(Boolean))]
