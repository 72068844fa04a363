import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { localized } from '../../../i18n/storybook/index.ts'
import type { AccountState } from '../model/account.ts'
import { AccountView } from './account-view.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const request: AccountState = { kind: 'request', purpose: 'registration', sending: false, failure: null, waitUntil: null }
const email = 'ana@tienda.example'
const linkFor = (purpose: 'registration' | 'password' | 'email'): AccountState => ({
  kind: 'link',
  link: { purpose, email },
  sending: false,
  failure: null,
})

const meta = {
  title: 'Features/Sign-in/Account',
  component: AccountView,
  decorators: [
    (Story) => (
      <SignInFrame>
        <Story />
      </SignInFrame>
    ),
    localized,
  ],
  parameters: { layout: 'fullscreen' },
  args: { state: request, onRequest: fn(), onAnswer: fn(), onRetry: fn(), signInHref: '#sign-in' },
} satisfies Meta<typeof AccountView>
export default meta
type Story = StoryObj<typeof meta>

export const Registering: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Enviar el enlace' }))
    await expect(page.getByText('Escribe tu correo, con su arroba.')).toBeVisible()
    await expect(args.onRequest).not.toHaveBeenCalled()
    await userEvent.type(page.getByRole('textbox', { name: /Correo/ }), `${email}{Enter}`)
    await expect(args.onRequest).toHaveBeenCalledWith(email)
  },
}
export const ForgottenPassword: Story = { args: { state: { ...request, purpose: 'password' } } }
export const Slowed: Story = {
  args: { state: { ...request, failure: { code: 'identity/slowed' }, waitUntil: Date.now() + 600_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Espera \d+ segundos$/ })).toBeDisabled()
  },
}
export const MessageSent: Story = { args: { state: { kind: 'requested', email } } }

export const FinishingAnAccount: Story = {
  args: { state: linkFor('registration') },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('textbox', { name: /Nombre/ }), 'Ana')
    const password = page.getByLabelText(/^Contraseña nueva/)
    await userEvent.type(password, 'aaaaaaaaaaaaaaa')
    await expect(page.getByText(/^Fácil de adivinar/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Crear la cuenta' }))
    await expect(page.getByText('Elige una contraseña más difícil de adivinar.')).toBeVisible()
    await expect(password).toHaveFocus()
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.clear(password)
    await userEvent.type(password, 'siete faroles en el puerto')
    await expect(page.getByText('Difícil de adivinar.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Crear la cuenta' }))
    await expect(args.onAnswer).toHaveBeenCalledWith({ name: 'Ana', password: 'siete faroles en el puerto' })
  },
}
export const CommonPassword: Story = {
  args: { state: { ...(linkFor('password') as Extract<AccountState, { kind: 'link' }>), failure: { code: 'identity/common-password' } } },
}
export const ConfirmingAnEmail: Story = { args: { state: linkFor('email') } }
export const AccountReady: Story = { args: { state: { kind: 'done', purpose: 'registration' } } }
export const Expired: Story = { args: { state: { kind: 'expired' } } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Failed: Story = { args: { state: { kind: 'failed', failure: { code: 'network/unreachable' } } } }
export const InEnglish: Story = { args: { state: linkFor('registration') }, globals: { language: 'en' } }
export const InPortuguese: Story = { args: { state: linkFor('password') }, globals: { language: 'pt' } }
