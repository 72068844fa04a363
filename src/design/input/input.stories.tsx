import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { Field } from '../field/index.ts'
import { MailIcon } from '../icon/index.ts'
import { InFormWidth, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Input, inputSizes, type InputSize } from './index.ts'

const sizes = Object.keys(inputSizes) as InputSize[]

const meta = {
  title: 'Design/Input',
  component: Input,
  args: { 'aria-label': 'Nombre' },
  decorators: [InFormWidth],
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ size: choice(inputSizes), placeholder: text, disabled: toggle, readOnly: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size} columns>
          <Input size={size} aria-label="Vacío" placeholder="nombre@tienda.com" />
          <Input size={size} aria-label="Escrito" defaultValue="Taza de rayas" />
          <Input size={size} aria-label="Con icono" before={<MailIcon />} defaultValue="ana@tienda.com" />
        </SnapshotRow>
      ))}
      <SnapshotRow name="disabled" columns>
        <Input aria-label="No disponible" disabled placeholder="No disponible" />
        <Input aria-label="No disponible, escrito" disabled defaultValue="Taza de rayas" />
      </SnapshotRow>
      <SnapshotRow name="read only" columns>
        <Input aria-label="Solo lectura" readOnly defaultValue="samara-demo" />
      </SnapshotRow>
      <SnapshotRow name="invalid" columns>
        <Input aria-label="Con error" aria-invalid defaultValue="ana@" />
      </SnapshotRow>
      <SnapshotRow name="with a unit" columns>
        <Input aria-label="Descuento" after="%" defaultValue="15" />
        <Input aria-label="Precio" before="€" defaultValue="4,95" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const InAField: Story = {
  render: () => (
    <Field label="Correo" hint="Con este correo inicias sesión.">
      <Input type="email" name="email" />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Correo' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('ana@tienda.com')
    await expect(input).toHaveValue('ana@tienda.com')
    await expect(input).toHaveAccessibleDescription('Con este correo inicias sesión.')
  },
}

export const Focused: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('textbox').focus()
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex flex-col gap-3">
      <Input
        aria-label="Correo"
        before={<MailIcon />}
        defaultValue="electroencefalografistas.internacionalizados@regalos-de-temporada.example.com"
      />
      <Input aria-label="Precio" after="€ con impuestos" defaultValue="1234567890123456789012345678901234567890" />
    </div>
  ),
}
