import { numbersIn, useWordsLanguage, type Language } from '../words/index.ts'

interface TourStepWords {
  step: (step: string, of: string) => string
  leave: string
  skip: string
  next: string
  finish: string
}

const words = {
  es: {
    step: (step, of) => `Paso ${step} de ${of}`,
    leave: 'Salir de la guía',
    skip: 'Saltar este paso',
    next: 'Siguiente',
    finish: 'Terminar',
  },
  en: {
    step: (step, of) => `Step ${step} of ${of}`,
    leave: 'Leave the tour',
    skip: 'Skip this step',
    next: 'Next',
    finish: 'Finish',
  },
  pt: {
    step: (step, of) => `Passo ${step} de ${of}`,
    leave: 'Sair do guia',
    skip: 'Pular este passo',
    next: 'Próximo',
    finish: 'Concluir',
  },
} as const satisfies Record<Language, TourStepWords>

export function useTourStepTexts(): { say: TourStepWords; number: (value: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}
