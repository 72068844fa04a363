import { useWordsLanguage, type Language } from '../words/index.ts'
import type { StepState } from './stepper.variants.ts'

export interface StepperWords {
  of: (step: string, total: string) => string
  next: (title: string) => string
  states: Readonly<Record<StepState, string>>
}

const words = {
  es: {
    of: (step, total) => `Paso ${step} de ${total}`,
    next: (title) => `Después: ${title}`,
    states: { done: 'hecho', current: 'paso actual', coming: 'por hacer', failed: 'con errores' },
  },
  en: {
    of: (step, total) => `Step ${step} of ${total}`,
    next: (title) => `Next: ${title}`,
    states: { done: 'done', current: 'current step', coming: 'to do', failed: 'with errors' },
  },
  pt: {
    of: (step, total) => `Passo ${step} de ${total}`,
    next: (title) => `Depois: ${title}`,
    states: { done: 'feito', current: 'passo atual', coming: 'por fazer', failed: 'com erros' },
  },
} as const satisfies Record<Language, StepperWords>

/** What a stepper says by itself, in the language around it. */
export const useStepperWords = (): StepperWords => words[useWordsLanguage()]
