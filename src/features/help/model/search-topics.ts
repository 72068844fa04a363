import type { HelpText } from './help-pages.ts'
import type { ThemeName, TopicName } from './topics.ts'

/** A topic as it is read. */
export interface WrittenTopic {
  name: TopicName
  title: string
  /** Other words by which it is found. */
  words: string
  steps: readonly { name: string; title: string; detail: string | undefined }[]
}

export interface WrittenTheme {
  name: ThemeName
  title: string
  topics: readonly WrittenTopic[]
}

/**
 * The themes with the topics that are searched for, in their title, their other words, their theme or their
 * steps. What is called so comes before what only mentions it; themes without any topic are left out.
 * @param plain writes a text as it is searched: without case and accents
 */
export function searchTopics(themes: readonly WrittenTheme[], query: string, plain: (text: string) => string): WrittenTheme[] {
  const holds = holding(query, plain)
  return themes
    .map((theme) => {
      const called = theme.topics.filter(({ title, words }) => holds(theme.title, title, words))
      const mentioning = theme.topics.filter(
        (topic) =>
          !called.includes(topic) &&
          holds(theme.title, topic.title, topic.words, ...topic.steps.flatMap((step) => [step.title, step.detail ?? ''])),
      )
      return { called, theme: { ...theme, topics: [...called, ...mentioning] } }
    })
    .filter(({ theme }) => theme.topics.length > 0)
    .sort((a, b) => Number(a.called.length === 0) - Number(b.called.length === 0))
    .map(({ theme }) => theme)
}

/** More pages than this are found on the page of all help. */
const mostPages = 5

/** The pages that are searched for: those called so first, then those whose text mentions it. */
export function searchPages(pages: readonly HelpText[], query: string, plain: (text: string) => string): HelpText[] {
  const holds = holding(query, plain)
  const called = pages.filter(({ title, lead, words }) => holds(title, lead, words))
  const mentioning = pages.filter((page) => !called.includes(page) && holds(page.title, page.lead, page.words, page.body ?? ''))
  return [...called, ...mentioning].slice(0, mostPages)
}

/** Whether texts hold every word of a query between them. */
function holding(query: string, plain: (text: string) => string): (...texts: readonly string[]) => boolean {
  const requested = plain(query).split(/\s+/).filter(Boolean)
  return (...texts) => {
    const text = plain(texts.join(' '))
    return requested.every((word) => text.includes(word))
  }
}
