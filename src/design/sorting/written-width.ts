/** Widths of characters at the text size of rows, in pixels, rounded up. All digits have the same width. */
const character = { digit: 9, other: 4 } as const

/** The width of a formatted number on one line, in pixels, without measuring it in the page. */
export const writtenWidth = (written: string): number =>
  [...written].reduce((sum, each) => sum + (/\d/.test(each) ? character.digit : character.other), 0)
