import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

/** What a group of avatars says by itself. */
export interface AvatarWords {
  /** Those that are not drawn; a written number. */
  more: (count: string) => string
}

const words = {
  es: { more: (count) => `${count} más` },
  en: { more: (count) => `${count} more` },
  pt: { more: (count) => `mais ${count}` },
} as const satisfies Record<Language, AvatarWords>

/** A group's own sentences in the language around it. */
export function useAvatarWords(): { say: AvatarWords; number: (value: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}
