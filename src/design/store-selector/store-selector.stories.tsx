import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, toggle } from '../controls/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { StoreSelector, storeStates, type StoreOption, type StoreSelectorProps, type StoreState } from './index.ts'

const states = Object.keys(storeStates) as StoreState[]

const few: readonly StoreOption[] = states.map((state, at) => ({
  id: state,
  name: ['Demo Gift Shop', 'Regalos de Ana', 'Casa & Jardim', 'Tienda de invierno', 'Outlet'][at] ?? state,
  detail: `vtex · ${state}`,
  state,
}))

const many = (count: number): readonly StoreOption[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Tienda ${at + 1}`,
    detail: `vtex · tienda${at + 1}`,
    state: states[at % 7] ?? 'ready',
  }))

const meta = {
  title: 'Design/Store selector',
  component: StoreSelector,
  args: { stores: few, value: 'ready', onValueChange: fn(), addHref: '#configuration' },
  parameters: { snapshot: { height: 420 } },
} satisfies Meta<typeof StoreSelector>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ value: choice(few.map(({ id }) => id)), open: toggle })

export const Snapshot: Story = { args: { open: true, value: 'credential' } }

export const SnapshotOfManyStores: Story = { args: { open: true, stores: many(40), value: '2' } }

export const SnapshotOfNoStore: Story = {
  tags: ['empty'],
  args: { open: true, stores: [], value: undefined },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Agregar una tienda' })).toHaveAttribute('href', '#configuration')
  },
}

export const SnapshotOnAPhone: Story = { tags: ['phone'], args: { open: true, stores: many(40), value: '2' } }

export const NotKnownYet: Story = { args: { stores: undefined } }

function Chosen(props: StoreSelectorProps) {
  const [value, setValue] = useState(props.value)
  return <StoreSelector {...props} value={value} onValueChange={setValue} />
}

export const OneOfAFewByKeyboard: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Tienda: Demo Gift Shop' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Demo Gift Shop/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Tienda: Regalos de Ana, Sincronizando' })).toHaveFocus()
  },
}

export const OneOfThousandsBySearch: Story = {
  tags: ['many'],
  args: { stores: many(5_000), value: '2' },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: /Tienda 3/ })
    await userEvent.click(trigger)
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.getAllByRole('option')).toHaveLength(60)
    await expect(screen.getByText('Hay 4.940 más: búscalas por su nombre')).toBeVisible()
    await userEvent.keyboard('tienda4711')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: /Tienda 4711/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NothingFound: Story = {
  args: { stores: many(12), open: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz')
    await expect(screen.getByText('Nada coincide')).toBeVisible()
  },
}

export const VeryLongNames: Story = {
  tags: ['phone', 'long-words'],
  args: {
    open: true,
    value: 'a',
    stores: [
      {
        id: 'a',
        name: 'Elektrizitätsversorgungsgerätezubehörgroßhandel',
        detail: 'vtex · elektrizitaetsversorgungsgeraetezubehoergrosshandel',
        state: 'credential',
      },
    ],
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  args: { open: true, stores: [], value: undefined },
  render: (args) => (
    <div className="flex flex-wrap gap-x-36 gap-y-4">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <StoreSelector {...args} {...(language === 'en' ? { stores: few.slice(1), value: 'failed' } : {})} open={language === 'en'} />
        </WordsProvider>
      ))}
    </div>
  ),
}
