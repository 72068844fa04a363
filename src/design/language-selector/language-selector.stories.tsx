import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { languages, WordsProvider, type Language } from '../words/index.ts'
import { LanguageSelector } from './index.ts'

const meta = {
  title: 'Design/Language selector',
  component: LanguageSelector,
  args: { value: 'es', onValueChange: fn() },
  parameters: { snapshot: { height: 260 } },
} satisfies Meta<typeof LanguageSelector>
export default meta
type Story = StoryObj<typeof meta>

const openIt = async (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getAllByRole('button')[0]!)

export const Playground: Story = playground({ value: choice(languages), shows: choice(['letters', 'name']) })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="letters, name">
        <LanguageSelector {...args} />
        <LanguageSelector {...args} value="pt" shows="name" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
  play: async ({ canvasElement }) => openIt(canvasElement),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { shows: 'name' },
  play: async ({ canvasElement }) => openIt(canvasElement),
}

function Speaks() {
  const [language, setLanguage] = useState<Language>('es')
  return (
    <WordsProvider language={language}>
      <LanguageSelector value={language} onValueChange={setLanguage} />
    </WordsProvider>
  )
}

export const ChangedByKeyboard: Story = {
  render: () => <Speaks />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: 'Idioma: Español ES' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Español/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Language: English EN' })).toBeVisible()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const EachByItsOwnName: Story = {
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement)
    const portuguese = await screen.findByRole('menuitemradio', { name: /Português/ })
    await expect(within(portuguese).getByText('Português')).toHaveAttribute('lang', 'pt')
    await userEvent.click(portuguese)
    await expect(args.onValueChange).toHaveBeenCalledWith('pt')
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <div className="flex gap-4">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <LanguageSelector {...args} value={language} shows="name" />
        </WordsProvider>
      ))}
    </div>
  ),
}
