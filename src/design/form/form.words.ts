import { useWordsLanguage, type Language } from '../words/index.ts'

/** What a form says by itself. */
export interface FormWords {
  /** Over the list of what cannot be taken; a written number. */
  errors: (count: string, one: boolean) => string
}

const words = {
  es: { errors: (count, one) => (one ? 'Falta corregir un dato' : `Faltan por corregir ${count} datos`) },
  en: { errors: (count, one) => (one ? 'One answer needs a correction' : `${count} answers need a correction`) },
  pt: { errors: (count, one) => (one ? 'Falta corrigir um dado' : `Faltam corrigir ${count} dados`) },
} as const satisfies Record<Language, FormWords>

/** A form's own sentences in the language around it. */
export const useFormWords = (): FormWords => words[useWordsLanguage()]
