import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { factors, profile, sessions } from '../profile.fixtures.ts'
import { DisplaySettingsView } from './display-settings-view.tsx'
import { methods } from './sign-in-methods.fixtures.ts'
import { tokens } from './tokens-section.fixtures.ts'
import { ProfileView } from './profile-view.tsx'

const meta = {
  title: 'Screens/User profile',
  component: ProfileView,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none' } },
  tags: ['screen'],
  args: {
    state: { kind: 'ready', profile },
    sessions,
    display: <DisplaySettingsView language="es" onLanguage={fn()} theme="system" onTheme={fn()} saved={false} />,
    plan: <Badge>Free</Badge>,
    saving: false,
    refused: null,
    methods: { ...methods, factors },
    tokens,
    proof: null,
    removal: { removing: false, fault: null },
    storesHref: '#stores',
    onSave: fn(),
    onWithdrawEmail: fn(),
    onEndSession: fn(),
    onSignOutEverywhere: fn(),
    onExport: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ProfileView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Said where it was chosen. */
export const AnotherLanguageIsKept: Story = {
  args: { display: <DisplaySettingsView language="es" onLanguage={fn()} theme="dark" onTheme={fn()} saved /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Guardado')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked()
  },
}

export const EmailToBeConfirmed: Story = {
  args: { state: { kind: 'ready', profile: { ...profile, pendingEmail: 'ana.ruiz@demogiftshop.example' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Anular el cambio' }))
    await expect(args.onWithdrawEmail).toHaveBeenCalledOnce()
  },
}
/** Many people use it: nothing about how they sign in is theirs to change. */
export const DemoAccount: Story = {
  args: { state: { kind: 'ready', profile: { ...profile, demo: true } }, sessions: [], methods: null },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('textbox', { name: /Correo/ })).toBeDisabled()
    await expect(page.queryByLabelText(/^Contraseña nueva/)).toBeNull()
    await expect(page.queryByRole('heading', { name: 'Sesiones' })).toBeNull()
    await expect(page.queryByRole('heading', { name: 'Verificación en dos pasos' })).toBeNull()
    await expect(page.queryByRole('button', { name: 'Eliminar mi cuenta…' })).toBeNull()
  },
}
export const Refused: Story = { args: { refused: { code: 'server/unavailable', text: 'El servidor no responde.' } } }
export const OwnsStores: Story = { args: { deleting: true } }
export const Deleting: Story = {
  args: { deleting: true, state: { kind: 'ready', profile: { ...profile, ownedStores: [] } } },
}
export const ProviderElsewhere: Story = {
  args: { state: { kind: 'ready', profile: { ...profile, onBoard: false } }, sessions: [], methods: null },
}
export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }
export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', advice: 'El servidor no responde.', onRetry: fn() } } }

export const AnEmptyPasswordStays: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const name = page.getByRole('textbox', { name: 'Nombre' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ana Ruiz Gil')
    await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Ana Ruiz Gil' })
  },
}

export const AnotherPasswordIsWrittenTwice: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const [password, again] = ['siete faroles en el puerto', 'siete faroles en la plaza']
    await userEvent.type(page.getByLabelText(/^Contraseña nueva/), 'corta')
    await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(page.getByLabelText(/^Contraseña nueva/))
    await userEvent.type(page.getByLabelText(/^Contraseña nueva/), password)
    await userEvent.type(page.getByLabelText(/^Repite la contraseña/), again)
    await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(page.getByLabelText(/^Repite la contraseña/))
    await userEvent.type(page.getByLabelText(/^Repite la contraseña/), password)
    await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Ana Ruiz', password })
  },
}

export const DeletingNeedsTheEmail: Story = {
  tags: ['behaviour'],
  args: { deleting: true, state: { kind: 'ready', profile: { ...profile, ownedStores: [] } } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'))
    const button = dialog.getByRole('button', { name: 'Eliminar mi cuenta' })
    await expect(button).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), 'ana@demogiftshop.example')
    await userEvent.click(button)
    await expect(args.onDelete).toHaveBeenCalledWith({ confirm: 'ana@demogiftshop.example' })
  },
}

export const OneSessionIsEnded: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Sesiones' }))
    const [here, there] = list.getAllByRole('listitem')
    await expect(within(here!).getByText('Esta')).toBeVisible()
    await expect(within(here!).queryByRole('button')).toBeNull()
    await userEvent.click(within(there!).getByRole('button', { name: 'Cerrar' }))
    await expect(args.onEndSession).toHaveBeenCalledWith(sessions[1])
  },
}
