import { useWordsLanguage, type Language, numbersIn, type NumberWriting } from '../words/index.ts'

/** What weights say by themselves. Shares are written percentages. */
export interface SliderWords {
  /** Heads the bar of all shares. */
  whole: string
  /** A weight and how much of the whole it is, for the ear. */
  weighs: (weight: string, share: string) => string
  /** Nothing weighs anything. */
  nothing: string
}

const words = {
  es: {
    whole: 'Parte de cada uno en el total',
    weighs: (weight, share) => `${weight}, es decir, ${share} del total`,
    nothing: 'Todos los pesos están a cero: sube al menos uno.',
  },
  en: {
    whole: 'Each one’s share of the total',
    weighs: (weight, share) => `${weight}, ${share} of the total`,
    nothing: 'All weights are at zero: raise at least one.',
  },
  pt: {
    whole: 'Parte de cada um no total',
    weighs: (weight, share) => `${weight}, ou seja, ${share} do total`,
    nothing: 'Todos os pesos estão em zero: aumente pelo menos um.',
  },
} as const satisfies Record<Language, SliderWords>

const percentIn = (language: Language) => numbersIn(language, { style: 'percent' })
const percents: Record<Language, NumberWriting> = { es: percentIn('es'), en: percentIn('en'), pt: percentIn('pt') }

/** The sentences of weights in the language around them; a share is 0 to 100. */
export function useSliderWords(): { say: SliderWords; percent: (share: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], percent: (share) => percents[language].format(share / 100) }
}
