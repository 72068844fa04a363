import type { ThemeName, TopicName } from './topics.ts'

/** A topic as it is read. */
export interface WrittenTopic {
  name: TopicName
  title: string
  steps: readonly { name: string; title: string; detail: string | undefined }[]
}

export interface WrittenTheme {
  name: ThemeName
  title: string
  topics: readonly WrittenTopic[]
}

/**
 * The themes with the topics that are searched for, in their title, their theme or their steps; themes without any are left out.
 * @param plain writes a text as it is searched: without case and accents
 */
export function searchTopics(themes: readonly WrittenTheme[], query: string, plain: (text: string) => string): WrittenTheme[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return themes
    .map((theme) => ({
      ...theme,
      topics: theme.topics.filter(({ title, steps }) => {
        const text = plain([theme.title, title, ...steps.flatMap((step) => [step.title, step.detail ?? ''])].join(' '))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ topics }) => topics.length > 0)
}
