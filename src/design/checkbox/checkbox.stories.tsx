import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { drawn, drawnStates, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Design/Checkbox',
  component: Checkbox,
  args: { label: 'Recordar este equipo', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, hint: text, indeterminate: toggle, disabled: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {drawnStates.map((state) => (
        <SnapshotRow key={state} name={state}>
          <Checkbox label="Sin elegir" {...drawn(state)} />
          <Checkbox label="Elegido" defaultChecked {...drawn(state)} />
          <Checkbox label="Algunos" indeterminate {...drawn(state)} />
        </SnapshotRow>
      ))}
      <SnapshotRow name="disabled">
        <Checkbox label="Sin elegir" disabled />
        <Checkbox label="Elegido" defaultChecked disabled />
        <Checkbox label="Algunos" indeterminate disabled />
      </SnapshotRow>
      <SnapshotRow name="with a hint">
        <Checkbox label="Agotados al final" hint="Vuelven a su sitio cuando hay existencias." defaultChecked />
      </SnapshotRow>
      <SnapshotRow name="alone">
        <Checkbox aria-label="Elegir Taza de rayas" />
        <Checkbox aria-label="Elegir Tetera azul" defaultChecked />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ChosenByLabelAndByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Recordar este equipo'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const SomeOfMany: Story = {
  args: { label: 'Todos los productos', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-56 flex-col gap-3">
      <Checkbox
        label="Productos agotados al final de la lista, y de vuelta a su lugar exacto cuando haya existencias"
        hint="Vuelven a su sitio sin que nadie haga nada, también si otra persona reordenó mientras tanto."
        defaultChecked
      />
      <Checkbox label="Electroencefalografistasinternacionalizadísimos" />
    </div>
  ),
}
