import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { chromaticOf } from '../tools/snapshot-stories.ts'
import { letGoOfEverything } from '../src/design/sorting/pointer.fixtures.ts'
import { isLanguage, languages, WordsProvider } from '../src/design/words/index.ts'
import './storybook.css'
import { cover } from './storybook-theme.ts'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // What passed is not listed: naming each of those elements took 5 % of the time of all stories (2026-11-28).
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { matchers: { date: /date$/i } },
    docs: {
      theme: cover,
      // The sentence of a component, and under it the example of its docstring as code.
      extractComponentDescription: (component: { __docgenInfo?: { description?: string } } | null) => {
        const [sentence = '', example] = (component?.__docgenInfo?.description ?? '').split('@example')
        return example ? `${sentence.trim()}\n\n\`\`\`tsx\n${example.trim()}\n\`\`\`` : sentence
      },
    },
    options: { storySort: { order: ['Handbook', ['Introduction', '*'], 'Decisions', 'Foundations', 'Patterns', 'Design', 'Screens'] } },
  },
  initialGlobals: { theme: 'light', language: 'es' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'The language that components speak',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: [...languages] },
    },
  },
  argsEnhancers: [
    // Asked once per story, before anything is drawn: Chromatic reads from the parameters which pictures it is to take.
    ({ id, name, tags, parameters }) => {
      parameters['chromatic'] = chromaticOf({ id, name, tags })
      return {}
    },
  ],
  beforeEach: () => letGoOfEverything,
  // A play begins when what measures itself (a long list, a chart) has been drawn for the size that it found: two frames later.
  mount: (context) => async () => {
    await (context.renderToCanvas as () => Promise<void>)()
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    await frame()
    await frame()
    return context.canvas
  },
  decorators: [
    function InThemeAndLanguage(Story, { globals }) {
      const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
      const language = isLanguage(globals['language']) ? globals['language'] : 'es'
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = theme
        document.documentElement.lang = language
      }, [theme, language])
      return (
        // Mounted again in another language: the state of the story in the former one is lost.
        <WordsProvider key={language} language={language}>
          <Story />
        </WordsProvider>
      )
    },
  ],
}

export default preview
