import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { Input } from '../input/index.ts'
import { InEveryLanguage, InFormWidth, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Field } from './index.ts'

const meta = {
  title: 'Design/Field',
  component: Field,
  args: { label: 'Clave de la aplicación', children: <Input name="key" /> },
  decorators: [InFormWidth],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  ...playground({ label: text, hint: text, error: text, required: toggle, optional: toggle, labelHidden: toggle }),
  args: { hint: 'La encuentras en la plataforma' },
}

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="plain" columns>
        <Field label="Nombre">
          <Input defaultValue="Ana" />
        </Field>
        <Field label="Nombre de la cuenta" hint="Es la primera parte de la dirección de tu tienda.">
          <Input defaultValue="regalosdeana" />
        </Field>
        <Field label="Teléfono" optional>
          <Input type="tel" />
        </Field>
      </SnapshotRow>
      <SnapshotRow name="error" columns>
        <Field label="Correo" error="A este correo le falta el dominio: escribe lo que va después de la arroba.">
          <Input type="email" defaultValue="ana@" />
        </Field>
        <Field label="Clave" hint="La encuentras en la plataforma." error="La plataforma no reconoce esta clave.">
          <Input defaultValue="vtexappkey-x" />
        </Field>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const WithAHint: Story = {
  args: { hint: 'La encuentras en la plataforma, en Administración.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Clave de la aplicación' })).toHaveAccessibleDescription(
      /Administración/,
    )
  },
}

export const Refused: Story = {
  args: { hint: 'La encuentras en la plataforma.', error: 'La plataforma no reconoce esta clave.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('La plataforma no reconoce esta clave. La encuentras en la plataforma.')
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('vtexappkey')
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toHaveValue('vtexappkey')
    await expect(input).toBeRequired()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <Field
      label="Dirección de la tienda en la plataforma, tal como se escribe en el navegador"
      hint="regalosdetemporadanavideñayotrasfiestasfamiliares.myplatform.example.com"
      error="La plataforma no conoce electroencefalografistasinternacionalizadísimos.myplatform.example.com."
    >
      <Input defaultValue="electroencefalografistasinternacionalizadísimos" />
    </Field>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <Field label="CSV" optional>
        <Input />
      </Field>
    </InEveryLanguage>
  ),
}
