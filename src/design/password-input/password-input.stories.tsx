import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { Field } from '../field/index.ts'
import { InEveryLanguage, InFormWidth, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { PasswordInput } from './index.ts'

const meta = {
  title: 'Design/Password input',
  component: PasswordInput,
  decorators: [InFormWidth],
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  ...playground({ autoComplete: choice(['current-password', 'new-password']), placeholder: text, disabled: toggle }),
  args: { 'aria-label': 'Contraseña' },
}

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="rest" columns>
        <PasswordInput aria-label="Vacía" />
        <PasswordInput aria-label="Escrita" defaultValue="una frase larga" />
        <PasswordInput aria-label="Grande" size="lg" defaultValue="una frase larga" />
      </SnapshotRow>
      <SnapshotRow name="invalid, disabled" columns>
        <PasswordInput aria-label="Con error" aria-invalid defaultValue="corta" />
        <PasswordInput aria-label="No disponible" disabled defaultValue="una frase" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ShownAndHidden: Story = {
  render: () => (
    <Field label="Contraseña">
      <PasswordInput name="password" />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Contraseña')
    await userEvent.type(input, 'una frase')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña', pressed: false }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('una frase')
    canvas.getByRole('button', { name: 'Mostrar contraseña', pressed: true }).focus()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <Field label="Contraseña" className="w-48">
      <PasswordInput defaultValue="una frase larguísima que nadie adivina y que no cabe de ningún modo" />
    </Field>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <PasswordInput aria-label="Samara" defaultValue="una frase" />
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Mostrar contraseña', 'Show password', 'Mostrar senha'])
      await expect(within(canvasElement).getByRole('button', { name })).toBeVisible()
  },
}
