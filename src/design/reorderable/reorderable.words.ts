import { useWordsLanguage, type Language } from '../words/index.ts'

interface ReorderWords {
  /** How a handle is used, for who cannot see it. */
  instructions: string
  /** The same where there are several lists. */
  acrossLists: string
  /** Where an item is now, or would be. */
  inList: (item: string, list: string, place: string, total: string) => string
}

const words: Record<Language, ReorderWords> = {
  es: {
    instructions:
      'Con una flecha cambia de lugar; o pulsa Espacio para levantar, las flechas para elegir el lugar, Espacio para soltar y Escape para cancelar.',
    acrossLists:
      'Con una flecha cambia de lugar, y tras el último pasa a la lista siguiente; con Re Pág y Av Pág cambia de lista. O pulsa Espacio para levantar, las flechas para elegir el lugar, Espacio para soltar y Escape para cancelar.',
    inList: (item, list, place, total) => `${item}, en ${list}: posición ${place} de ${total}.`,
  },
  en: {
    instructions:
      'An arrow moves it by one place; or press Space to lift, the arrows to choose the place, Space to drop and Escape to cancel.',
    acrossLists:
      'An arrow moves it by one place, and behind the last into the next list; Page Up and Page Down change the list. Or press Space to lift, the arrows to choose the place, Space to drop and Escape to cancel.',
    inList: (item, list, place, total) => `${item}, in ${list}: position ${place} of ${total}.`,
  },
  pt: {
    instructions:
      'Uma seta muda de lugar; ou pressione Espaço para levantar, as setas para escolher o lugar, Espaço para soltar e Escape para cancelar.',
    acrossLists:
      'Uma seta muda de lugar e, depois do último, passa para a lista seguinte; Page Up e Page Down mudam de lista. Ou pressione Espaço para levantar, as setas para escolher o lugar, Espaço para soltar e Escape para cancelar.',
    inList: (item, list, place, total) => `${item}, em ${list}: posição ${place} de ${total}.`,
  },
}

/** What is said while things are put in order, in the language around them. */
export const useReorderWords = (): ReorderWords => words[useWordsLanguage()]
