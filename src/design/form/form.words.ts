import { useWordsLanguage, type Language } from '../words/index.ts'

/** What a form says by itself. */
export interface FormWords {
  /** Over the list of what cannot be taken; a written number. */
  errors: (count: string, one: boolean) => string
  /** Of what holds as soon as it is chosen. */
  saved: string
}

const words = {
  es: { errors: (count, one) => (one ? 'Falta corregir 1 dato' : `Faltan por corregir ${count} datos`), saved: 'Guardado' },
  en: { errors: (count, one) => (one ? '1 answer needs a correction' : `${count} answers need a correction`), saved: 'Saved' },
  pt: { errors: (count, one) => (one ? 'Falta corrigir 1 dado' : `Falta corrigir ${count} dados`), saved: 'Salvo' },
} as const satisfies Record<Language, FormWords>

/** A form's own sentences in the language around it. */
export const useFormWords = (): FormWords => words[useWordsLanguage()]
