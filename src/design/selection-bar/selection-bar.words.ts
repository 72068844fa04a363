import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

interface SelectionBarWords {
  chosen: (count: string, one: boolean) => string
  toTop: string
  toBottom: string
  position: string
  /** On the button beside the field. */
  move: string
  outOfRange: (last: string) => string
  clear: string
}

const words = {
  es: {
    chosen: (count, one) => (one ? '1 seleccionado' : `${count} seleccionados`),
    toTop: 'Al principio',
    toBottom: 'Al final',
    position: 'A la posición',
    move: 'Mover',
    outOfRange: (last) => `Escribe un número del 1 al ${last}`,
    clear: 'Quitar la selección',
  },
  en: {
    chosen: (count, one) => (one ? '1 selected' : `${count} selected`),
    toTop: 'To the top',
    toBottom: 'To the bottom',
    position: 'To position',
    move: 'Move',
    outOfRange: (last) => `Enter a number from 1 to ${last}`,
    clear: 'Clear the selection',
  },
  pt: {
    chosen: (count, one) => (one ? '1 selecionado' : `${count} selecionados`),
    toTop: 'Para o início',
    toBottom: 'Para o fim',
    position: 'Para a posição',
    move: 'Mover',
    outOfRange: (last) => `Escreva um número de 1 a ${last}`,
    clear: 'Limpar a seleção',
  },
} as const satisfies Record<Language, SelectionBarWords>

export function useSelectionBarTexts(): { say: SelectionBarWords; number: (value: number) => string } {
  const language = useWordsLanguage()
  return {
    say: words[language],
    number: (value) => numbersIn(language).format(value),
  }
}
