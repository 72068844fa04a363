import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { everyField, Filters, groups, longCategories } from './filter-builder.fixtures.tsx'
import { groupModes, type FilterGroup } from './index.ts'

const meta = { title: 'Design/Filter builder', component: Filters, args: { onGroupsChange: fn() } } satisfies Meta<typeof Filters>
export default meta
type Story = StoryObj<typeof meta>

const modes = Object.keys(groupModes) as FilterGroup['mode'][]

export const Playground: Story = playground({ strict: toggle, single: toggle, currency: text })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <Filters
        aside={({ mode }) => (
          <Badge tone={mode === 'include' ? 'accent' : 'neutral'}>{mode === 'include' ? '214 productos' : '38 productos'}</Badge>
        )}
      />
      {modes.map((mode) => (
        <SnapshotRow key={mode} name={`${mode}, empty`}>
          <div className="w-full">
            <Filters single groups={[{ id: 1, mode, conditions: [] }]} />
          </div>
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SnapshotOfEveryField: Story = {
  args: { groups: everyField, strict: true, single: true, alone: ({ field }) => (field === 'category' ? 214 : 1) },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    groups: [
      ...groups.slice(1),
      {
        id: 8,
        mode: 'include',
        conditions: [
          ...(groups[0]?.conditions ?? []),
          ...(everyField[0]?.conditions.filter(({ field }) => field === 'revenue' || field === 'orders') ?? []),
        ],
      },
    ],
    categories: longCategories,
    aside: () => '128 productos',
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <SnapshotSheet>
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <Filters groups={groups.slice(0, 1)} />
        </WordsProvider>
      ))}
    </SnapshotSheet>
  ),
}

export const AddedByKeyboard: Story = {
  args: { groups: groups.slice(1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Agregar condición' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Categoría' })).toHaveFocus())
    await userEvent.keyboard('precio{Enter}')
    const added = await canvas.findByRole('listitem', { name: 'Condición 2: Precio' })
    await waitFor(() => expect(within(added).getByRole('combobox', { name: 'Campo' })).toHaveFocus())
    await expect(canvas.getByText('Condición de Precio agregada, 2 en el grupo')).toBeInTheDocument()
    await expect(canvas.getByText('Falta completar 1 condición; no cuenta todavía.')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('5,50')
    await userEvent.tab()
    await userEvent.keyboard('10')
    await expect(canvas.getByText(/^Marca Regency o Vintage y precio entre 5,50 y 10\s£$/)).toBeVisible()
  },
}

export const DoubledAndTakenAway: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicar la condición de Marca' }))
    await expect(canvas.getAllByRole('button', { name: 'Quitar la condición de Marca' })).toHaveLength(2)
    const [first] = canvas.getAllByRole('button', { name: 'Quitar la condición de Marca' })
    await userEvent.click(first as HTMLElement)
    await expect(canvas.getByRole('button', { name: 'Quitar la condición de Marca' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const [, exclude] = canvas.getAllByRole('button', { name: 'Agregar condición' })
    await expect(exclude).toHaveFocus()
    await expect(args.onGroupsChange).toHaveBeenLastCalledWith([groups[0], { id: 5, mode: 'exclude', conditions: [] }])
  },
}

export const GroupsAddedAndTurnedAround: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar grupo que excluye' }))
    const third = canvas.getByRole('group', { name: 'Grupo 3: Excluir' })
    await userEvent.click(within(third).getByRole('radio', { name: 'Incluir' }))
    await expect(canvas.getByRole('group', { name: 'Grupo 3: Incluir' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones del grupo 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar el grupo' }))
    await expect(canvas.getAllByRole('group', { name: /^Grupo/ })).toHaveLength(2)
  },
}

export const ErrorsAreShownBesideTheField: Story = {
  args: { groups: everyField, single: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const price = within(canvas.getByRole('listitem', { name: 'Condición 8: Precio' }))
    await expect(price.getByRole('textbox', { name: 'Desde' })).toHaveAccessibleDescription('El primer número es mayor que el segundo.')
    await userEvent.clear(price.getByRole('textbox', { name: 'Hasta' }))
    await userEvent.type(price.getByRole('textbox', { name: 'Hasta' }), '12')
    await expect(price.getByRole('textbox', { name: 'Desde' })).toBeValid()
    await expect(canvas.getByText('No puede pasar de 100.')).toBeVisible()
    await expect(canvas.queryByText('Escribe un número.')).toBeNull()
  },
}

export const CategoriesChosenInTheirTree: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { height: 640 } },
  args: { groups: groups.slice(0, 1), single: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tableware y Jumbo Bags' }))
    const tree = within(await screen.findByRole('tree', { name: 'Categoría' }))
    await expect(tree.getByRole('treeitem', { name: 'Bags & Travel' })).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(tree.getByText('Christmas'))
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Categoría Tableware, Jumbo Bags o Christmas/))
  },
}

export const TurnedAround: Story = {
  args: { groups: groups.slice(0, 1), single: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const price = within(canvas.getByRole('listitem', { name: 'Condición 2: Precio' }))
    const operator = price.getByRole('combobox', { name: 'Comparación' })
    await userEvent.selectOptions(operator, 'fuera de, o sin dato')
    await expect(canvas.getByText(/precio fuera de 5 a 10\s£ o sin dato/)).toBeVisible()
    // A count of products is no price.
    await userEvent.selectOptions(operator, 'los más altos')
    await expect(price.getByRole('textbox', { name: 'Valor' })).toHaveValue('')
    await userEvent.type(price.getByRole('textbox', { name: 'Valor' }), '20')
    await expect(canvas.getByText(/los 20 más altos por precio/)).toBeVisible()
  },
}

export const PastedLinesThatAreNoNumberAreNamed: Story = {
  args: {
    single: true,
    groups: [
      {
        id: 1,
        mode: 'include',
        conditions: [{ id: 2, field: 'product', operator: 'any', not: false, value: { kind: 'chosen', values: [] } }],
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Números de producto' }))
    await userEvent.paste('101, 102\n21068X\n101\n0')
    await expect(canvas.getByText('No son números de producto: 2: 21068X, 4: 0')).toBeVisible()
    await expect(args.onGroupsChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ conditions: [expect.objectContaining({ value: { kind: 'chosen', values: ['101', '102'] } })] }),
    ])
  },
}

export const NoGroups: Story = { tags: ['empty'], args: { groups: [] } }

export const Many: Story = {
  tags: ['many'],
  args: {
    groups: [
      {
        id: 1,
        mode: 'include',
        conditions: Array.from(
          { length: 60 },
          (_, nth) =>
            ({ id: nth + 2, field: 'stock', operator: 'least', not: false, value: { kind: 'amount', from: nth, to: null } }) as const,
        ),
      },
    ],
  },
}
