import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import type { SignInState } from '../model/sign-in.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInView } from './sign-in-view.tsx'

const ready: SignInState = { kind: 'ready', loginHint: null, demo: null, sending: false, failure: null, waitUntil: null }
const demo = { email: 'demo@samara.example', password: 'samara-demo' }

const meta = {
  title: 'Features/Sign-in/Page',
  component: SignInView,
  decorators: [
    (Story) => (
      <SignInFrame>
        <Story />
      </SignInFrame>
    ),
    localized,
  ],
  parameters: { layout: 'fullscreen' },
  args: { state: { ...ready, demo }, onSend: fn(), onRetry: fn(), onStartAgain: fn() },
} satisfies Meta<typeof SignInView>
export default meta
type Story = StoryObj<typeof meta>

export const WithADemoStore: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Usar estos datos' }))
    await userEvent.click(page.getByRole('button', { name: 'Entrar' }))
    await expect(args.onSend).toHaveBeenCalledWith(demo.email, demo.password)
  },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }

export const NothingWritten: Story = {
  args: { state: ready },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Entrar' }))
    await expect(page.getByText('Escribe tu correo.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Correo/ })).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const WrongPassword: Story = {
  args: { state: { ...ready, loginHint: 'ana@tienda.es', failure: { code: 'identity/wrong-credentials' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos')
    await expect(within(canvasElement).getByRole('textbox', { name: /Correo/ })).toHaveValue('ana@tienda.es')
  },
}

export const Slowed: Story = {
  args: { state: { ...ready, loginHint: 'ana@tienda.es', failure: { code: 'identity/slowed' }, waitUntil: Date.now() + 600_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Espera \d+ segundos$/ })).toBeDisabled()
  },
}

export const Sending: Story = { args: { state: { ...ready, loginHint: 'ana@tienda.es', sending: true } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', failure: { code: 'network/unreachable' } } } }

export const Expired: Story = {
  args: { state: { kind: 'expired' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Empezar de nuevo' }))
    await expect(args.onStartAgain).toHaveBeenCalledOnce()
  },
}
