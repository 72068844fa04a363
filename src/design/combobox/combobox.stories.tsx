import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { inputSizes, type InputSize } from '../input/index.ts'
import { InFormWidth, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { asks, categories, hundredThousand, keepsOneWaiting, ManyOf, OneOf } from './combobox.fixtures.tsx'

const sizes = Object.keys(inputSizes) as InputSize[]
const chosen = fn()

const meta = { title: 'Design/Combobox', decorators: [InFormWidth], beforeEach: () => void chosen.mockClear() } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const onStage = { snapshot: { height: 420 } }

export const Playground: StoryObj<typeof OneOf> = {
  ...playground({ size: choice(inputSizes), placeholder: text, clearable: toggle, disabled: toggle }),
  render: (args) => <OneOf start="Mugs" {...args} />,
}

export const Snapshot: Story = {
  parameters: onStage,
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="one" columns>
        <OneOf placeholder="Todas las categorías" />
        <OneOf start="Mugs" />
        <OneOf start="Mugs" clearable={false} />
      </SnapshotRow>
      <SnapshotRow name="many" columns>
        <ManyOf placeholder="Todas las categorías" />
        <ManyOf start={['Mugs']} />
        <ManyOf start={['Mugs', 'Cake Stands', 'Tea Towels & Cosies']} />
      </SnapshotRow>
      <SnapshotRow name="sizes" columns>
        {sizes.map((size) => (
          <OneOf key={size} size={size} start="Mugs" />
        ))}
      </SnapshotRow>
      <SnapshotRow name="disabled, refused" columns>
        <OneOf start="Mugs" disabled />
        <ManyOf start={['Mugs']} disabled />
        <Field label="Categoría" error="Elige al menos una.">
          <ManyOf aria-label={undefined} />
        </Field>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOpen: Story = {
  parameters: onStage,
  render: () => <OneOf start="Cake Stands" onChosen={chosen} />,
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Categoría' }))
    await expect(await screen.findByRole('option', { name: /Cake Stands/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const SnapshotOpenWithMany: Story = {
  parameters: onStage,
  render: () => <ManyOf start={['Cake Stands', 'Tea Towels & Cosies']} />,
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'te')
    // The list follows what is typed when there is time for it.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
}

export const OneChosenByKeyboard: Story = {
  render: () => <OneOf onChosen={chosen} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('cafe')
    const option = await screen.findByRole('option', { name: /Café & Crème/ })
    await expect(input).toHaveAttribute('aria-activedescendant', option.id)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 resultado')
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('Café & Crème')
    await expect(input).toHaveValue('Café & Crème')
    await expect(input).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('Jumbo Bags')
    await userEvent.keyboard('{ArrowDown}xx{Escape}')
    await expect(input).toHaveValue('Jumbo Bags')
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }))
    await expect(chosen).toHaveBeenLastCalledWith(null)
    await expect(input).toHaveFocus()
  },
}

export const EnterChoosesWhatIsWrittenBeforeItIsDrawn: Story = {
  render: () => <OneOf onChosen={chosen} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.click(input)
    await screen.findByRole('option', { name: /Café & Crème/ })
    // In one go, as on a machine that is busy.
    input.focus()
    void fireEvent.input(input, { target: { value: 'cafe' } })
    void fireEvent.keyDown(input, { key: 'Enter' })
    await expect(chosen).toHaveBeenLastCalledWith('Café & Crème')
  },
}

export const ManyChosenByKeyboardAndTakenBack: Story = {
  render: () => <ManyOf onChosen={chosen} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith(['Mugs', 'Cups & Saucers'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Cups & Saucers: elegido. 2 en total.')
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.keyboard('{Backspace}')
    await expect(chosen).toHaveBeenLastCalledWith(['Mugs'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Cups & Saucers: quitado. Queda 1.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const ManyChosenByPointer: Story = {
  render: () => <ManyOf onChosen={chosen} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ver las opciones' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Mugs/ }))
    await userEvent.click(screen.getByRole('option', { name: /^Cake Stands/ }))
    await expect(chosen).toHaveBeenLastCalledWith(['Mugs', 'Cake Stands'])
    await expect(screen.getByRole('combobox')).toHaveFocus()
    await userEvent.click(screen.getByRole('option', { name: /^Mugs/ }))
    await expect(chosen).toHaveBeenLastCalledWith(['Cake Stands'])
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Cake Stands' }))
    await expect(chosen).toHaveBeenLastCalledWith([])
  },
}

// Storybook writes down what a story draws; a hundred thousand options are better not written down.
const AmongAHundredThousand = () => <OneOf options={hundredThousand} onChosen={chosen} />

export const AHundredThousand: Story = {
  tags: ['many'],
  render: () => <AmongAHundredThousand />,
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'))
    const drawn = await screen.findAllByRole('option')
    await expect(drawn.length).toBeLessThan(40)
    await expect(drawn[0]).toHaveAttribute('aria-setsize', '100000')
    await userEvent.keyboard('{ArrowUp}')
    await expect(await screen.findByRole('option', { name: /Producto 100000/ })).toBeInTheDocument()
    await userEvent.paste('ref-099999')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('99998')
  },
}

export const NothingToChooseFrom: Story = {
  tags: ['empty'],
  parameters: onStage,
  render: () => <OneOf options={[]} />,
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'))
    await expect(await screen.findByText('No hay nada que elegir.')).toBeVisible()
  },
}

export const NothingMatches: Story = {
  render: () => <OneOf />,
  play: async ({ canvasElement }) => {
    await userEvent.type(screen.getByRole('combobox'), 'zebra')
    await expect(await screen.findByText('Nada coincide con «zebra».')).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sin resultados')
  },
}

export const RequestedElsewhere: Story = {
  render: () => <ManyOf options={[]} onSearch={asks} onChosen={chosen} />,
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'))
    await expect(await screen.findByText('Escribe para buscar.')).toBeVisible()
    await userEvent.keyboard('tea')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith(['Teapots & Tea Sets'])
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByText('Teapots & Tea Sets')).toBeVisible()
  },
}

export const SnapshotWhileItAsks: Story = {
  parameters: onStage,
  render: () => <OneOf options={[]} onSearch={keepsOneWaiting} />,
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'tea')
    await expect((await screen.findAllByText('Buscando…')).at(-1)).toBeVisible()
  },
}

let answers = false
const answersTheSecondTime = (query: string, signal: AbortSignal) => (answers ? asks(query, signal) : Promise.reject(new Error('offline')))

export const SearchFailsThenWorks: Story = {
  render: () => <OneOf options={[]} onSearch={answersTheSecondTime} onChosen={chosen} />,
  play: async ({ canvasElement }) => {
    answers = false
    await userEvent.type(screen.getByRole('combobox'), 'tea')
    await expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No se pudo buscar')
    answers = true
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
}

export const InADialogEscapeClosesOnlyTheList: Story = {
  parameters: onStage,
  render: () => (
    <Dialog trigger={<Button>Invitar</Button>} title="Invitar" actions={<Button tone="accent">Invitar</Button>}>
      <Field label="Categorías">
        <ManyOf aria-label={undefined} />
      </Field>
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Invitar' }))
    const input = await screen.findByRole('combobox', { name: 'Categorías' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('mug')
    await userEvent.click(await screen.findByRole('option', { name: /^Mugs/ }))
    await expect(screen.getByRole('button', { name: 'Quitar Mugs' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Invitar' })).toBeVisible()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  parameters: onStage,
  render: () => (
    <ManyOf
      start={['Mugs', 'x', 'Cake Stands']}
      options={[
        ...categories,
        {
          value: 'x',
          label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          detail: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          group: 'Otras',
        },
      ]}
    />
  ),
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 's')
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(3)
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  parameters: { snapshot: { height: 560 } },
  decorators: [
    (Story) => (
      <div className="grid grid-cols-1 gap-x-4 gap-y-16 sm:grid-cols-2">
        <Story />
      </div>
    ),
  ],
  render: () => (
    <>
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <Field label={language}>
            <OneOf aria-label={undefined} options={[]} defaultOpen />
          </Field>
          <Field label={`${language}, many`}>
            <ManyOf aria-label={undefined} options={[]} onSearch={asks} defaultOpen />
          </Field>
        </WordsProvider>
      ))}
    </>
  ),
}
