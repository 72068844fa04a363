/** Widths at the size of text in rows, in pixels, rounded up: digits are of one width there. */
const character = { digit: 9, other: 4 } as const

/** How much room a written number takes on one line, in pixels: known before it is drawn. */
export const writtenWidth = (written: string): number =>
  [...written].reduce((sum, each) => sum + (/\d/.test(each) ? character.digit : character.other), 0)
