import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Language } from '../../../src/design/words/index.ts'

/** Turns all of Storybook to a language, as its toolbar does. */
export const setStorybookLanguage = (language: Language): void => {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { language } })
}
