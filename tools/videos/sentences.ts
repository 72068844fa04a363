import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../contract/index.ts'
import { topicNamed, type StepName, type TopicName } from '../../src/features/help/model/topics.ts'
import type { SentenceName } from '../../src/i18n/keys.ts'
import { root } from '../stage.ts'

type Sentences = { [key: string]: string | Sentences }

const files = new Map<string, Sentences>()

function namespace(language: Language, name: string): Sentences {
  const file = join(root, 'public/locales', language, `${name}.json`)
  const known = files.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Sentences)
  files.set(file, known)
  return known
}

/** A sentence as its locale file has it, with its blanks; null where there is none. */
export function findSentence(language: Language, name: string): string | null {
  const [file, path] = name.split(':') as [string, string]
  let found: string | Sentences | undefined = namespace(language, file)
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : null
}

/** The same. @throws where there is none */
export function sentence(language: Language, name: SentenceName): string {
  const found = findSentence(language, name)
  if (found === null) throw new Error(`There is no sentence ${name} in ${language}.`)
  return found
}

/** What a topic is called. */
export const titleOf = (topic: TopicName, language: Language): string => sentence(language, `help:topics.${topic}`)

/** What the quick demo writes about a step of a topic: its sentence, and what is good to know beside it. */
export function captionOf(topic: TopicName, name: StepName, language: Language): string[] {
  const step = topicNamed(topic).steps.find((each) => each.name === name)
  if (!step) throw new Error(`${topic} has no step ${name}.`)
  const control = step.named === undefined ? '' : sentence(language, step.named)
  const title = sentence(language, `help:steps.${name}`).replace('{{control}}', control)
  return step.detail === undefined ? [title] : [title, sentence(language, `help:details.${step.detail}`)]
}
