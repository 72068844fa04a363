import { useWordsLanguage, type Language } from '../words/index.ts'

const instructions: Record<Language, string> = {
  es: 'Con una flecha cambia de lugar; o pulsa Espacio para levantar, las flechas para elegir el lugar, Espacio para soltar y Escape para cancelar.',
  en: 'An arrow moves it by one place; or press Space to lift, the arrows to choose the place, Space to drop and Escape to cancel.',
  pt: 'Uma seta muda de lugar; ou pressione Espaço para levantar, as setas para escolher o lugar, Espaço para soltar e Escape para cancelar.',
}

/** How a handle is used, for who cannot see it, in the language around it. */
export const useInstructions = (): string => instructions[useWordsLanguage()]
