import { createContext, use, type ReactNode } from 'react'
import { words, type Language, type Words } from './words.ts'

const LanguageContext = createContext<Language>('es')

export interface WordsProviderProps {
  /** What every component below speaks. */
  language: Language
  children: ReactNode
}

/** Tells the components below which language they speak; without it they speak Spanish. */
export function WordsProvider({ language, children }: WordsProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The sentences that a component may say by itself, in the language around it. */
export function useWords(): Words {
  return words[use(LanguageContext)]
}

/** The language around a component, for numbers and dates that it draws. */
export function useWordsLanguage(): Language {
  return use(LanguageContext)
}
