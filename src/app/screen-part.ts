import { type Namespace, prepareSentences } from '../i18n/index.ts'
import { type EarlyPart, earlyPart } from './part-at-once.ts'

/** The code of a screen, with what it says when it is first drawn. */
export const screenPart = <T>(load: () => Promise<T>, ...namespaces: Namespace[]): EarlyPart<{ default: T }> =>
  earlyPart(async () => {
    const [page] = await Promise.all([load(), prepareSentences(...namespaces)])
    return { default: page }
  })
