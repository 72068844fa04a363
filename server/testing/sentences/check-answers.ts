import { inject } from 'vitest'
import { watchAnswers } from './answers.ts'
import { sentenceFinder } from './find-sentence.ts'

/**
 * Codes and values travel, and sentences are made in the browser: no value of a successful answer that tests are given may hold English of the
 * server. The texts of problems are for developers, and are not looked at.
 */
watchAnswers((globalThis.findSentence ??= sentenceFinder(inject('englishOfProduct'))))

declare global {
  var findSentence: ReturnType<typeof sentenceFinder> | undefined
}
