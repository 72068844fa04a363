/** Texts as they are searched: without capitals and accents, and cut where what was searched stands. */
export { plainLetters, plainText, searchedWords } from './plain.ts'
export { withMinus } from './minus.ts'
export { cutText, type TextPiece } from './pieces.ts'
