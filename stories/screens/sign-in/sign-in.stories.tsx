import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SignIn } from './sign-in.tsx'

const meta = { title: 'Screens/Sign in', component: SignIn, parameters: { layout: 'fullscreen' }, tags: ['screen'] } satisfies Meta<typeof SignIn>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { tags: ['form'], args: { state: 'loading' } }

export const Wrong: Story = { tags: ['form'], args: { state: 'wrong' } }

export const TooManyAttempts: Story = { tags: ['form'], args: { state: 'slowed' } }

export const Failed: Story = { tags: ['form'], args: { state: 'refused' } }

export const SessionEnded: Story = { tags: ['form'], args: { state: 'ended' } }

export const AsksForWhatIsMissing: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await expect(canvas.getByText('Escribe tu correo.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Usar estos datos' }))
    await expect(canvas.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@demogiftshop.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos')
  },
}
