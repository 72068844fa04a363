import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { inputSizes } from '../input/index.ts'
import { Field } from '../field/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Select } from './index.ts'

const options = [
  { value: 'demo', label: 'Tienda de demostración' },
  { value: 'ana', label: 'Regalos de Ana' },
  { value: 'old', label: 'Tienda antigua', disabled: true },
]

const meta = {
  title: 'Design/Select',
  component: Select,
  args: { options, onValueChange: fn() },
  render: (args) => (
    <Field label="Tienda" className="max-w-72">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ size: choice(inputSizes), placeholder: text, disabled: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="sizes" columns>
        <Select aria-label="Pequeño" size="sm" options={options} />
        <Select aria-label="Normal" options={options} />
        <Select aria-label="Grande" size="lg" options={options} />
      </SnapshotRow>
      <SnapshotRow name="states" columns>
        <Select aria-label="Sin elegir" placeholder="Elige una tienda" options={options} />
        <Select aria-label="Con error" aria-invalid options={options} />
        <Select aria-label="No disponible" disabled options={options} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ChoosesOne: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Tienda' })
    await userEvent.selectOptions(select, 'Regalos de Ana')
    await expect(args.onValueChange).toHaveBeenCalledWith('ana')
    await expect(select).toHaveValue('ana')
  },
}

export const ReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('combobox', { name: 'Tienda' })).toHaveFocus()
  },
}

export const NothingChosenYet: Story = {
  args: { placeholder: 'Elige una tienda' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('')
  },
}

const regions = Array.from({ length: 500 }, (_, at) => ({ value: String(at), label: `Región ${at + 1}` }))

export const FiveHundredToChooseFrom: Story = {
  tags: ['many'],
  args: { options: regions },
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'Región 500')
    await expect(args.onValueChange).toHaveBeenCalledWith('499')
  },
}

export const NothingToChooseFrom: Story = { tags: ['empty'], args: { options: [], placeholder: 'Todavía no hay tiendas', disabled: true } }

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { options: [{ value: 'long', label: 'Regalosdetemporadanavideñayotrasfiestasfamiliares, tienda de demostración' }] },
  render: (args) => (
    <Field label="Tienda en la que se trabaja" className="w-48">
      <Select {...args} />
    </Field>
  ),
}
