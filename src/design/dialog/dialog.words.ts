import { useWordsLanguage, type Language } from '../words/index.ts'

/** What a dialog says by itself. */
export interface DialogWords {
  /** The way out that does nothing. */
  cancel: string
}

const words = {
  es: { cancel: 'Cancelar' },
  en: { cancel: 'Cancel' },
  pt: { cancel: 'Cancelar' },
} as const satisfies Record<Language, DialogWords>

/** A dialog's own words in the language around it. */
export const useDialogWords = (): DialogWords => words[useWordsLanguage()]
