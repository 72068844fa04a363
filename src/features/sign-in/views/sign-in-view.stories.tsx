import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import type { ReadySignIn } from '../model/sign-in.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInView } from './sign-in-view.tsx'

const ready: ReadySignIn = {
  kind: 'ready',
  loginHint: null,
  demo: null,
  passkeys: true,
  step: 'password',
  sending: false,
  passkey: false,
  failure: null,
  waitUntil: null,
}
const code: ReadySignIn = { ...ready, step: 'code' }
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
  args: {
    state: { ...ready, demo },
    onSend: fn(),
    onPasskey: fn(),
    onBack: fn(),
    onRetry: fn(),
    onStartAgain: fn(),
  },
} satisfies Meta<typeof SignInView>
export default meta
type Story = StoryObj<typeof meta>

export const WithADemoStore: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Usar estos datos' }))
    await userEvent.click(page.getByRole('button', { name: 'Entrar' }))
    await expect(args.onSend).toHaveBeenCalledWith(demo)
  },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }

/** Where the address allows no passkeys, or the browser knows none. */
export const WithoutPasskeys: Story = { args: { state: ready }, render: (args) => <SignInView {...args} onPasskey={undefined} /> }
export const WaitingForAPasskey: Story = {
  args: { state: { ...ready, passkey: true } },
}
export const PasskeyRefused: Story = {
  args: { state: { ...ready, failure: { code: 'identity/passkey-refused' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Entrar con una llave de acceso' }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
}

export const Code: Story = {
  args: { state: code },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('textbox', { name: /Código de la aplicación/ })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Entrar' }))
    await expect(page.getByText('Escribe el código.')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(page.getByRole('textbox', { name: /Código de la aplicación/ }), '123 456{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ email: '', password: '', code: '123 456' })
  },
}
export const RecoveryCode: Story = {
  args: { state: code },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Usar un código de recuperación' }))
    await expect(page.getByRole('textbox', { name: /Código de recuperación/ })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Volver' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const WrongCode: Story = { args: { state: { ...code, failure: { code: 'identity/wrong-code' } } } }
export const CodeInEnglish: Story = { args: { state: code }, globals: { language: 'en' } }
export const CodeInPortuguese: Story = { args: { state: code }, globals: { language: 'pt' } }

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
