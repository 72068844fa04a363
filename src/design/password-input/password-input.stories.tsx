import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/index.ts'
import { InEveryLanguage, InFormWidth, PortraitRow, PortraitSheet } from '../portrait/index.ts'
import { PasswordInput } from './index.ts'

const meta = {
  title: 'Design/Password input',
  component: PasswordInput,
  decorators: [InFormWidth],
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      <PortraitRow name="rest" columns>
        <PasswordInput aria-label="Vacía" />
        <PasswordInput aria-label="Escrita" defaultValue="una frase larga" />
        <PasswordInput aria-label="Grande" size="lg" defaultValue="una frase larga" />
      </PortraitRow>
      <PortraitRow name="invalid, disabled" columns>
        <PasswordInput aria-label="Con error" aria-invalid defaultValue="corta" />
        <PasswordInput aria-label="No disponible" disabled defaultValue="una frase" />
      </PortraitRow>
    </PortraitSheet>
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

export const PortraitOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <Field label="Contraseña" className="w-48">
      <PasswordInput defaultValue="una frase larguísima que nadie adivina y que no cabe de ningún modo" />
    </Field>
  ),
}

export const PortraitInEveryLanguage: Story = {
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
