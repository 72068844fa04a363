/** What every screen of the book is set in: the header, its languages, its forms. */
export { speakInBook } from './book-language.ts'
export { ScreenHeader, type ScreenHeaderProps } from './frame.tsx'
export { useSpeech, type Speech } from './speech.ts'
